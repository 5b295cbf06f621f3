import { describe, expect, test } from 'vitest';
import { withBrokenBody } from './fault-bodies';
import { fromRequestMessage, fromResponseMessage, toRequestMessage, toResponseMessage } from './http-messages';

test('a request is restored unchanged, with the given signal', async () => {
  const body = new FormData();
  body.append('name', 'a \u65e5');
  const request = new Request('http://demo.test/v1/files?x=1', { method: 'POST', body, headers: { 'X-Mark': 'yes' } });
  const controller = new AbortController();
  const received = fromRequestMessage(await toRequestMessage(1, request), controller.signal);
  expect([received.method, received.url, received.headers.get('X-Mark')]).toEqual([
    'POST',
    'http://demo.test/v1/files?x=1',
    'yes',
  ]);
  expect((await received.formData()).get('name')).toBe('a \u65e5');
  controller.abort();
  expect(received.signal.aborted).toBe(true);
});

describe.each([
  ['streams', true],
  ['bytes', false],
])('responses with bodies sent as %s', (_name, canStream) => {
  const through = async (response: Response) => fromResponseMessage(await toResponseMessage(response, canStream));

  test('status, headers and body are restored unchanged', async () => {
    const response = await through(Response.json({ total: 3 }, { status: 201, headers: { 'X-Mark': 'yes' } }));
    expect(response.status).toBe(201);
    expect(response.headers.get('X-Mark')).toBe('yes');
    expect(await response.json()).toEqual({ total: 3 });
  });

  test('a response without a body stays without one', async () => {
    const response = await through(new Response(null, { status: 204 }));
    expect([response.status, response.body]).toEqual([204, null]);
  });

  test('a network error stays a network error', async () => {
    expect((await through(Response.error())).type).toBe('error');
  });

  test('a connection that breaks off within the body also breaks off for the reader', async () => {
    const response = await through(
      await withBrokenBody(Response.json({ items: Array.from({ length: 50 }, () => 'x') })),
    );
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toBeInstanceOf(Error);
  });
});
