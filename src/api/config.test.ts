import { afterEach, expect, test, vi } from 'vitest';
import { applyConfig, config, ConfigError, loadConfig } from './config';

afterEach(() => {
  vi.unstubAllGlobals();
  applyConfig({});
});

const load = (settings: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)));
  return loadConfig('/');
};

test('a deployment can link help pages on another site, for all languages or for some', async () => {
  const links = {
    help: 'https://help.example/',
    guide: { 'ja-JP': 'https://help.example/ja', 'de-DE': 'http://hilfe.example' },
  };
  await load({ links });
  expect(config().links).toEqual(links);
  await load({ timeout: 2000 });
  expect(config().links).toBeUndefined();
});

test.each([
  ['an address that runs code', { help: 'javascript:alert(1)' }],
  ['an address without a site', { help: '/help' }],
  ['a page that is none of help', { pricing: 'https://shop.example/' }],
  ['a language that there is not', { guide: { 'nl-NL': 'https://help.example/nl' } }],
])('config.json with %s is refused', async (_, links) => {
  await expect(load({ links })).rejects.toThrow(ConfigError);
});

test('an installer is an address, or an address with version, size and checksum', async () => {
  const windows = {
    url: 'https://downloads.example/a.exe',
    version: '3.4.0',
    bytes: 98_500_000,
    sha256: 'ab'.repeat(32),
  };
  await load({ clientDownloads: { windows, macos: 'https://downloads.example/a.dmg' } });
  expect(config().clientDownloads).toEqual({ windows, macos: { url: 'https://downloads.example/a.dmg' } });
});

test.each([
  ['an installer that runs code', { windows: 'javascript:alert(1)' }],
  ['a checksum that is none', { windows: { url: 'https://downloads.example/a.exe', sha256: 'none' } }],
  ['a size that is none', { windows: { url: 'https://downloads.example/a.exe', bytes: -1 } }],
])('%s is refused', async (_, clientDownloads) => {
  await expect(load({ clientDownloads })).rejects.toThrow(ConfigError);
});
