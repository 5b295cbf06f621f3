import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import type { Fault } from '#mocks/lib/faults';
import { LanguageFilter, TemplateStatus } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { startEmulator } from '#tests/fixtures/start-emulator';
import type { GalleryPlace } from '../gallery/place';
import { useOpenTemplate } from './use-open-template';

beforeAll(async () => {
  await startLanguages('en-US');
});

const open = {
  slug: 'maps',
  status: TemplateStatus.Published,
  language: LanguageFilter.En,
  privatePermissionDenied: false,
  isTemplateCollection: false,
};

function Probe({ place }: { readonly place: GalleryPlace }) {
  const { template, leadsTo } = useOpenTemplate('maps', place);
  return <output>{leadsTo ?? (template.isPending ? 'waits' : template.data ? 'opens' : 'fails')}</output>;
}

async function verdict(fault: Fault, place: GalleryPlace, signedIn: boolean): Promise<string | null> {
  const emulator = await startEmulator({ persona: signedIn ? 'standard' : 'visitor' });
  emulator.fail('getTemplateBySlug', fault);
  const address = place === 'public' ? '/template/maps?x=1' : '/console/template/maps?x=1';
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Probe place={place} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => {
    expect(screen.getByRole('status').textContent).not.toBe('waits');
  });
  return screen.getByRole('status').textContent;
}

const deprecatedPath = '/template/forbidden?deprecated=true';

test.each<[string, object, GalleryPlace, boolean, string]>([
  ['TPL-37 New', { status: TemplateStatus.New }, 'public', false, deprecatedPath],
  ['TPL-37 New', { status: TemplateStatus.New }, 'console', true, deprecatedPath],
  ['TPL-37 TPL-46 Obsoleting', { status: TemplateStatus.Obsoleting }, 'public', true, deprecatedPath],
  ['TPL-37 TPL-46 Obsoleting', { status: TemplateStatus.Obsoleting }, 'console', true, deprecatedPath],
  ['TPL-38 private', { privatePermissionDenied: true }, 'public', true, '/template/forbidden'],
  ['TPL-38 private', { privatePermissionDenied: true }, 'console', true, '/template/forbidden'],
  [
    'TPL-39 private, to a visitor',
    { privatePermissionDenied: true },
    'public',
    false,
    '/login?returnTo=%2Ftemplate%2Fmaps%3Fx%3D1',
  ],
  ['TPL-40 without a language', { language: LanguageFilter.All }, 'public', false, '/template/nonsupport?id=maps'],
  ['TPL-40 without a language', { language: LanguageFilter.All }, 'console', true, '/template/nonsupport?id=maps'],
  ['TPL-08 a collection', { isTemplateCollection: true }, 'public', false, '/template/collection/maps'],
  ['TPL-16 a collection', { isTemplateCollection: true }, 'console', true, '/console/template/collection/maps'],
  ['TPL-47 under maintenance', { status: TemplateStatus.Maintaining }, 'public', false, 'opens'],
  ['TPL-05 ROLE-03 any other', {}, 'public', false, 'opens'],
])('%s template: %o on the %s site, signed in %s, leads to %s', async (_, facts, place, signedIn, goal) => {
  expect(await verdict({ kind: 'answer', body: { ...open, ...facts } }, place, signedIn)).toBe(goal);
});

test.each<[GalleryPlace, boolean, string]>([
  ['public', true, '/template/forbidden'],
  ['console', true, '/template/forbidden'],
  ['public', false, '/login?returnTo=%2Ftemplate%2Fmaps%3Fx%3D1'],
])(
  'TPL-38 TPL-39 a private template refused with 403 leads to the same pages: %s, %s',
  async (place, signedIn, goal) => {
    const fault: Fault = { kind: 'status', status: 403, code: 'PrivatePermissionDenied' };
    expect(await verdict(fault, place, signedIn)).toBe(goal);
  },
);
