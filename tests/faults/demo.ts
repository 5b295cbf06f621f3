import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { serveFolder, type Override, type StaticHost } from '../e2e/static-server';
import { expectTaskCount, fillForm } from './steps';

export const PERSONA = '?persona=professional';

export const isBackend = (path: string) => /^assets\/backend\.worker-.*\.js$/.test(path);

export async function withDemo(override: Override, run: (host: StaticHost) => Promise<void>): Promise<void> {
  const host = await serveFolder({ folder: 'dist-demo', override });
  try {
    await run(host);
  } finally {
    await host.close();
  }
}

export function prefix(path: string, response: ServerResponse, code: string): true {
  void readFile(`dist-demo/${path}`, 'utf8').then((text) =>
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${code};\n${text}`),
  );
  return true;
}

export async function saveOne(page: Page, base: string): Promise<void> {
  const filled = await fillForm(page, base, PERSONA);
  await filled.save();
  await filled.expectSaved();
  await expectTaskCount(page, base, filled.name, 1);
}
