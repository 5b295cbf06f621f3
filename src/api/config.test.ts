import { afterEach, expect, test, vi } from 'vitest';
import { applyConfig, config, ConfigError, loadConfig } from './config';

afterEach(() => {
  vi.unstubAllGlobals();
  applyConfig({});
});

/** Reads settings as they stand in config.json. */
const load = (settings: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)));
  return loadConfig('/');
};

test('PUB-16 a deployment names pages of help on another site, for all languages or for some', async () => {
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
])('PUB-16 %s is refused, and config.json with it', async (_, links) => {
  await expect(load({ links })).rejects.toThrow(ConfigError);
});
