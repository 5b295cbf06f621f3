import { afterEach, expect, test } from 'vitest';
import { applyConfig } from '#src/api/config';
import type { InterfaceLanguage } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { handbookAddress, helpAddress } from './help-addresses';

afterEach(() => applyConfig({}));

const here = (to: string) => ({ to, isExternal: false });

test('help links stay in the application unless a deployment sets others, per language or for all', () => {
  expect(helpAddress('guide', 'de-DE')).toEqual(here('/guide'));
  applyConfig({ links: { guide: { 'de-DE': 'https://help.example/anleitung' }, apiDocs: 'https://api.example/' } });
  expect(helpAddress('guide', 'de-DE')).toEqual({ to: 'https://help.example/anleitung', isExternal: true });
  expect(helpAddress('guide', 'ja-JP')).toEqual(here('/guide'));
  expect(helpAddress('apiDocs', 'ja-JP')).toEqual({ to: 'https://api.example/', isExternal: true });
});

test('PUB-17 the Japanese handbook link leads a visitor to sign-in and then to the handbook', () => {
  expect(handbookAddress('ja-JP', false)).toEqual(here(paths.login('/handbook')));
  expect(handbookAddress('ja-JP', true)).toEqual(here('/handbook'));
  applyConfig({ links: { handbook: 'https://help.example/handbook' } });
  expect(handbookAddress('ja-JP', false)).toEqual(here('/login'));
  expect(handbookAddress('ja-JP', true)).toEqual({ to: 'https://help.example/handbook', isExternal: true });
});

test.each<[InterfaceLanguage, boolean]>([
  ['en-US', true],
  ['de-DE', true],
  ['fr-FR', true],
  ['es-ES', false],
  ['it-IT', false],
  ['ko-KR', false],
])('PUB-18 %s: the handbook without sign-in is available: %s', (language, there) => {
  for (const signedIn of [true, false])
    expect(handbookAddress(language, signedIn)).toEqual(there ? here('/handbook') : null);
});
