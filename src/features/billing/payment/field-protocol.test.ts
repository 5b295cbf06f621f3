import { expect, test } from 'vitest';
import { fieldFrame, readFieldMessage, type FieldFrame } from './field-protocol';

const page = 'https://app.example';
const inside = { postMessage: () => undefined } as unknown as Window;
const other = { postMessage: () => undefined } as unknown as Window;
const token = {
  source: 'gleaner-payment-field',
  type: 'token',
  request: '1',
  token: 'tok_visa',
  brand: 'Visa',
  last4: '4242',
};

function frameAt(url: string): FieldFrame {
  const frame = fieldFrame(url, page);
  if (!frame) throw new Error('no frame');
  return frame;
}

test('a same-origin field is sandboxed from the page, another origin keeps its own', () => {
  expect(frameAt('/payment-provider/field.html')).toEqual({
    src: 'https://app.example/payment-provider/field.html?parent=https%3A%2F%2Fapp.example',
    origin: 'null',
    target: '*',
    sandbox: 'allow-scripts',
  });
  const away = frameAt('https://fields.provider.example/card?v=3');
  expect(away.sandbox).toContain('allow-same-origin');
  expect(away).toMatchObject({ origin: 'https://fields.provider.example', target: 'https://fields.provider.example' });
  // Another spelling of our origin is still the same origin.
  expect(frameAt('https://APP.example:443/x').sandbox).toBe('allow-scripts');
});

test('addresses that are not web addresses create no frame', () => {
  for (const url of [undefined, 'javascript:alert(1)', 'data:text/html,x', 'http://', 'blob:https://app.example/1'])
    expect(fieldFrame(url, page)).toBeUndefined();
});

test('only messages from the frame itself with its origin are accepted', () => {
  const frame = frameAt('https://fields.provider.example/card');
  const from = (origin: string, source: Window | null, data: unknown = token) =>
    readFieldMessage({ data, origin, source }, frame, inside);
  expect(from(frame.origin, inside)).toMatchObject({ type: 'token', token: 'tok_visa' });
  expect(from('https://evil.example', inside)).toBeUndefined();
  expect(from('https://fields.provider.example.evil.example', inside)).toBeUndefined();
  expect(from('null', inside)).toBeUndefined();
  expect(from(frame.origin, other)).toBeUndefined();
  expect(from(frame.origin, null)).toBeUndefined();
  expect(readFieldMessage({ data: token, origin: frame.origin, source: null }, frame, null)).toBeUndefined();
});

test('malformed messages are ignored, and card numbers are dropped', () => {
  const frame = frameAt('/field.html');
  const read = (data: unknown) => readFieldMessage({ data, origin: 'null', source: inside }, frame, inside);
  for (const data of [null, 'ready', { type: 'ready' }, { ...token, token: '' }, { ...token, request: undefined }])
    expect(read(data)).toBeUndefined();
  expect(read({ ...token, token: 'x'.repeat(256) })).toBeUndefined();
  expect(read({ source: token.source, type: 'height', height: 1e9 })).toBeUndefined();
  expect(read({ ...token, last4: '4242424242424242', brand: 'Bogus' })).toMatchObject({ last4: null, brand: null });
  expect(read({ ...token, number: '4242424242424242' })).not.toHaveProperty('number');
});
