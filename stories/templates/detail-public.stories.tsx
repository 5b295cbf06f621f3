import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { restoreAfterStory, goOffline } from './offline';
import { answered } from '#stories/answered';

const path = '/template/map-places-by-keyword';

const meta = preview.meta({
  title: 'Templates/Pages/Public detail',
  parameters: { gleaner: { persona: 'visitor', path } },
});

const heading = () => screen.findByRole('heading', { level: 1, name: 'Map places by keyword' });
const inMain = () => within(screen.getByRole('main'));

export const Loading = meta.story({
  name: 'TPL-05 Loading',
  parameters: { gleaner: { scenario: 'templatePending' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Template details')).toBeVisible();
    await expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    await expect(inMain().queryByRole('link', { name: 'Use template' })).toBeNull();
  },
});

export const AsVisitor = meta.story({
  name: 'TPL-06 TPL-10 ROLE-03 As visitor',
  render: renderAt,
  play: async () => {
    await heading();
    await expect(inMain().getByRole('link', { name: 'Template gallery' })).toHaveAttribute('href', '/template');
    await inTestOnly(async () => {
      await userEvent.click(inMain().getByRole('link', { name: 'Use template' }));
      await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await expect(new URL(currentAddress(), location.origin).searchParams.get('returnTo')).toBe(
        '/console/template/map-places-by-keyword',
      );
    });
  },
});

export const NamedInTheTab = meta.story({
  name: 'TPL-07 TPL-14 I18N-05 Title, description, categories and age',
  render: renderAt,
  play: async () => {
    await heading();
    await waitFor(() => expect(document.title).toBe('Map places by keyword · Gleaner'));
    const description = document.querySelector('meta[name="description"]');
    await expect(description?.getAttribute('content')).toMatch(/\w{3}/);
    const kinds = within(inMain().getByRole('list', { name: 'Categories' })).getAllByRole('link');
    await expect(kinds[0]).toHaveAttribute('href', '/template/categories/maps-places');
    await expect(inMain().getByText(/^Updated \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
  },
});

export const SignedIn = meta.story({
  name: 'TPL-09 Signed in',
  parameters: { gleaner: { persona: 'standard' } },
  render: renderAt,
  play: async () => {
    await heading();
    await expect(inMain().getByRole('link', { name: 'Use template' })).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(inMain().getByRole('link', { name: 'Use template' }));
      await expect(await screen.findByRole('tab', { name: 'Parameters' })).toBeVisible();
      await expect(currentAddress()).toBe('/console/template/map-places-by-keyword');
    });
  },
});

export const IgnoresTask = meta.story({
  name: 'TPL-03 TPL-04 A task in a public address changes nothing',
  parameters: { gleaner: { persona: 'standard', path: `${path}?taskId=task-10002-6&parentNav=1` } },
  render: renderAt,
  play: async () => {
    await heading();
    await expect(inMain().getByRole('link', { name: 'Use template' })).toBeVisible();
    await answered();
    await expect(screen.queryByRole('form', { name: 'Task parameters' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Rename task' })).toBeNull();
  },
});

export const WithRelatedApps = meta.story({
  name: 'TPL-11 TPL-13 With related apps',
  render: renderAt,
  play: async () => {
    const apps = within(await screen.findByRole('region', { name: 'Related automation apps' }));
    for (const link of apps.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
    const recommended = within(await screen.findByRole('region', { name: 'Recommended templates' }));
    for (const link of recommended.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/template\/[a-z0-9-]+$/);
  },
});

export const InGerman = meta.story({
  name: 'TPL-13 No related apps in other languages',
  parameters: { gleaner: { language: 'de-DE' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Das könnte Ihnen auch gefallen' })).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Empfohlene Vorlagen' })).toBeVisible();
    await answered();
    await expect(screen.queryByRole('region', { name: 'Passende Automatisierungs-Apps' })).toBeNull();
  },
});

export const BarFixed = meta.story({
  name: 'TPL-29 Use template stays in view',
  render: renderAt,
  play: async () => {
    await heading();
    await expect(inMain().getAllByRole('link', { name: 'Use template' })).toHaveLength(1);
    await screen.findByRole('region', { name: 'Recommended templates' });
    window.scrollTo(0, 301);
    await waitFor(() => expect(inMain().getAllByRole('link', { name: 'Use template' })).toHaveLength(2));
    await inTestOnly(async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(inMain().getAllByRole('link', { name: 'Use template' })).toHaveLength(1));
    });
  },
});

export const Failed = meta.story({
  name: 'TPL-05 Error',
  parameters: { gleaner: { scenario: 'templateFailed' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the template')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(inMain().getByRole('link', { name: 'Template gallery' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'TPL-05 Not found',
  parameters: { gleaner: { path: '/template/hotel-rates-of-old' } },
  render: renderAt,
  play: async () => {
    await expect(await screen.findByText('Template not found')).toBeVisible();
    await expect(inMain().getByRole('searchbox', { name: 'Search templates' })).toHaveValue('hotel rates of old');
    await inTestOnly(async () => {
      await userEvent.click(inMain().getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(currentAddress()).toBe('/template?keyword=hotel+rates+of+old'), { timeout: 15_000 });
    });
  },
});

export const Offline = meta.story({
  name: 'TPL-05 Offline',
  parameters: { gleaner: { scenario: 'templateOfflineLater' } },
  render: renderAt,
  beforeEach: restoreAfterStory,
  play: async () => {
    await heading();
    const back = goOffline();
    await expect(await screen.findByText('You’re offline. This page may be out of date.')).toBeVisible();
    await expect(await heading()).toBeVisible();
    await inTestOnly(async () => {
      back();
      await waitFor(() => expect(screen.queryByText('You’re offline. This page may be out of date.')).toBeNull());
    });
  },
});
