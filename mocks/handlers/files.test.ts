import { describe, expect, test } from 'vitest';
import { serve } from '#mocks/server';
import { openClient, type TestClient } from '#mocks/test-client';

const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
const text = (value: string) => [...new TextEncoder().encode(value)];

function formOf(bytes: readonly number[] | Uint8Array<ArrayBuffer>, name = 'me.png'): FormData {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  return form;
}
const upload = ({ call }: TestClient, form: FormData) => call('uploadFile', { body: form });

describe('uploaded files', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/gif', text('GIF89a')],
    ['image/webp', [...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')]],
  ])('API-014 %s is detected by its first bytes and stored', async (contentType, bytes) => {
    const client = await openClient();
    const { body } = await upload(client, formOf(bytes, 'anything.txt'));
    expect(body).toMatchObject({ contentType, fileName: 'anything.txt', size: bytes.length });
    const answer = await fetch(body.url);
    expect([answer.headers.get('Content-Type'), [...new Uint8Array(await answer.arrayBuffer())]]).toEqual([
      contentType,
      bytes,
    ]);
  });

  test('API-014 a file that is not a picture is refused, whatever its name', async () => {
    const client = await openClient();
    for (const bytes of [[], text('<svg/>'), [...text('RIFF'), 1, 2, 3, 4, ...text('WAVEfmt ')], text('%PDF-1.7')]) {
      const { status, error } = await upload(client, formOf(bytes));
      expect([status, error.details?.[0]?.field]).toEqual([422, 'file']);
    }
    expect(client.emulator.db.files.all()).toEqual([]);
  });

  test('API-014 a file of one megabyte is accepted, and one more byte is too large', async () => {
    const client = await openClient();
    const bytes = new Uint8Array(1024 * 1024);
    bytes.set(png);
    const { body } = await upload(client, formOf(bytes));
    expect(body.size).toBe(1024 * 1024);
    const larger = new Uint8Array(1024 * 1024 + 1);
    larger.set(png);
    const { status, error } = await upload(client, formOf(larger));
    expect([status, error.code]).toEqual([413, 'TooLarge']);
  });

  test('API-014 a JSON body is malformed, and a missing, duplicate, unknown or non-file part is named', async () => {
    const client = await openClient();
    expect((await client.call('uploadFile', { body: { file: 'me.png' } })).status).toBe(400);
    const doubled = formOf(png);
    doubled.append('file', new File([Uint8Array.from(png)], 'again.png'));
    const unknown = formOf(png);
    unknown.set('owner', 'somebody');
    const noFile = new FormData();
    noFile.set('file', 'me.png');
    for (const form of [doubled, noFile])
      expect((await upload(client, form)).error.details).toEqual([{ field: 'file', message: expect.any(String) }]);
    expect(JSON.stringify((await upload(client, unknown)).error.details)).toContain('owner');
    expect((await upload(client, new FormData())).status).toBe(422);
    expect((await client.call('uploadFile', { token: undefined, body: formOf(png) })).status).toBe(401);
  });

  test('API-014 an upload also works over HTTP', async () => {
    const api = await serve({ port: 0 });
    try {
      const order = { method: 'POST', body: JSON.stringify({ persona: 'standard' }) };
      const { token } = (await (await fetch(`${api.url}/__control`, order)).json()) as { token: string };
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${api.url}/v1/file`, { method: 'POST', headers, body: formOf(png) });
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { fileName: 'me.png', contentType: 'image/png' },
      ]);
    } finally {
      await api.close();
    }
  });
});

describe('avatar', () => {
  test('API-013 an uploaded file becomes the avatar, and null removes it', async () => {
    const client = await openClient();
    const { fileId, url } = (await upload(client, formOf(png))).body;
    expect((await client.call('setAvatar', { body: { fileId } })).body).toEqual({ avatar: url });
    expect((await client.call('getAccount')).body.avatar).toBe(url);
    expect((await client.call('setAvatar', { body: { fileId: null } })).body).toEqual({ avatar: null });
    expect((await client.call('getAccount')).body.avatar).toBeNull();
  });

  test('API-013 a missing file and a file of another account are not found', async () => {
    const client = await openClient();
    const basic = await client.emulator.signInAs('basic');
    const { fileId } = (await client.call('uploadFile', { token: basic, body: formOf(png) })).body;
    expect((await client.call('setAvatar', { body: { fileId } })).status).toBe(404);
    expect((await client.call('setAvatar', { body: { fileId: 'file-0' } })).status).toBe(404);
    expect((await client.call('setAvatar', { body: {} })).status).toBe(422);
  });

  test('API-013 API-014 only the avatar and the ten newest files are kept', async () => {
    const client = await openClient();
    const { fileId } = (await upload(client, formOf(png, 'portrait.png'))).body;
    await client.call('setAvatar', { body: { fileId } });
    for (let index = 0; index < 12; index++) await upload(client, formOf(png, `${index}.png`));
    const storedNames = client.emulator.db.files.all().map((file) => file.fileName);
    expect(storedNames).toEqual(['portrait.png', ...Array.from({ length: 10 }, (_, index) => `${index + 2}.png`)]);
    await client.call('setAvatar', { body: { fileId: null } });
    expect(client.emulator.db.files.all().map((file) => file.fileName)).toEqual(storedNames.slice(1));
  });

  test('API-013 API-014 the uploads of an account remove no file of another one', async () => {
    const client = await openClient();
    const token = await client.emulator.signInAs('basic');
    const { fileId, url } = (await client.call('uploadFile', { token, body: formOf(png) })).body;
    for (let index = 0; index < 12; index++) await upload(client, formOf(png, `${index}.png`));
    expect((await client.call('setAvatar', { token, body: { fileId } })).body).toEqual({ avatar: url });
  });
});
