import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchClient as client } from './client';
import { applyConfig } from './config';
import { rerouteByOverlay } from './rerouted-calls';
import { setReroute } from './fetch';

afterEach(() => {
  setReroute(undefined);
  applyConfig({});
});

test('the client sends each call where the overlay moves it, with body and parameters', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  applyConfig({ apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` });
  const { reroute } = rerouteByOverlay(
    {
      overlay: '1.0.0',
      actions: [
        { target: "$.paths['/v1/session'].post", update: { 'x-path': '/auth/login', 'x-method': 'put' } },
        { target: "$.paths['/v1/templates/{id}'].get", update: { 'x-path': '/v2/setup/{id}' } },
        { target: "$.paths['/v1/tasks/{id}/lot/{lot}/log'].get", remove: true },
      ],
    },
    () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
  );
  setReroute(reroute);
  await client.POST('/v1/session', { body: { loginType: 'Email', account: 'a', password: 'b' } });
  await client.GET('/v1/templates/{id}', { params: { path: { id: 'r/1' }, query: { version: 2 } } });
  await client.GET('/v1/accounts');
  await expect(
    client.GET('/v1/tasks/{id}/lot/{lot}/log', { params: { path: { id: 't', lot: '1' } } }),
  ).rejects.toMatchObject({ status: 404, code: 'NotOffered' });
  server.close();
  expect(seen).toEqual([
    'PUT /api/auth/login {"loginType":"Email","account":"a","password":"b"}',
    'GET /api/v2/setup/r%2F1?version=2 ',
    'GET /api/v1/accounts ',
  ]);
});
