import { expect, test } from 'vitest';
import type { TrafficEntry } from './control';
import { toCurl } from './curl';

const entry: TrafficEntry = {
  id: 1,
  operation: 'logIn',
  method: 'POST',
  url: '/v1/session?from=a&to=b',
  at: 0,
  answeredBy: 'emulator',
  headers: { 'content-type': 'application/json', 'accept-language': 'en-US', 'user-agent': 'Browser' },
  signedIn: true,
  request: { text: `{"account":"o'neill","password":"•••"}`, truncated: false },
  status: 200,
  milliseconds: 3,
  contentType: 'application/json',
  response: undefined,
  deviations: [],
};

test('a curl command is quoted and omits the token and the headers that curl sends itself', () => {
  expect(toCurl(entry, 'http://localhost:4180')).toBe(
    [
      "curl -X POST 'http://localhost:4180/v1/session?from=a&to=b'",
      '-H "Authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      "-H 'accept-language: en-US'",
      String.raw`--data-raw '{"account":"o'\''neill","password":"•••"}'`,
    ].join(' \\\n  '),
  );
});

test('a curl command has no body and no token if the call has none', () => {
  const plain: TrafficEntry = { ...entry, method: 'GET', headers: {}, signedIn: false, request: undefined };
  expect(toCurl(plain, 'https://api.example')).toBe("curl -X GET 'https://api.example/v1/session?from=a&to=b'");
});
