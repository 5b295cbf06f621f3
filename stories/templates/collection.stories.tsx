import preview from '#.storybook/preview';
import { expect, screen, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Templates/Pages/Collection',
  render: renderAt,
  parameters: { gleaner: { persona: 'standard', path: '/console/template/collection/local-lead-starter' } },
});

const patient = { timeout: 5000 };
const cards = async () =>
  within(await screen.findByRole('list', { name: /^\d+ templates?$/ }, patient)).getAllByRole('article');

export const Loading = meta.story({
  name: 'TPL-01 TPL-16 Loading',
  parameters: { gleaner: { scenario: 'collectionPending' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
    await expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
    await expect(screen.queryByRole('article')).toBeNull();
  },
});

export const OnThePublicSite = meta.story({
  name: 'TPL-08 On the public site',
  parameters: { gleaner: { persona: 'visitor', path: '/template/collection/local-lead-starter' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Local lead starter kit' })).toBeVisible();
    await expect(await cards()).toHaveLength(6);
    for (const card of await cards())
      await expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/template\//),
      );
    await expect(screen.getByText('Collection of 6 templates')).toBeVisible();
  },
});

export const InTheConsole = meta.story({
  name: 'TPL-01 TPL-16 In the console',
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Local lead starter kit' })).toBeVisible();
    await expect(await cards()).toHaveLength(6);
    await expect(screen.getByText('Collection of 6 templates')).toBeVisible();
    const faces = document.querySelectorAll('header [aria-hidden="true"] > svg[viewBox="0 0 320 140"]');
    await expect(faces).toHaveLength(4);
    const here = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(within(here).getByRole('link', { name: 'All templates' })).toHaveAttribute(
      'href',
      '/console/template',
    );
  },
});

export const Empty = meta.story({
  name: 'TPL-01 TPL-16 Empty',
  parameters: { gleaner: { scenario: 'collectionEmpty', path: '/console/template/collection/brand-listening' } },
  play: async () => {
    await expect(await screen.findByText('No templates in this collection right now')).toBeVisible();
    const others = within(await screen.findByRole('list', { name: 'Other collections' }));
    await expect(others.getAllByRole('article')).toHaveLength(2);
    for (const card of others.getAllByRole('article')) {
      const badge = within(card).getByText('Collection').getBoundingClientRect();
      const icon = card.querySelector('svg > circle')?.getBoundingClientRect();
      await expect(icon?.top).toBeGreaterThanOrEqual(badge.bottom);
    }
  },
});

export const Failed = meta.story({
  name: 'TPL-01 TPL-16 Error',
  parameters: { gleaner: { scenario: 'collectionFailed' } },
  play: async () => {
    const title = await screen.findByText('Couldn’t load the collection', undefined, patient);
    await expect(title.closest('[role="alert"]')).toBeVisible();
    await expect(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownCollection = meta.story({
  name: 'TPL-01 TPL-16 Unknown collection',
  parameters: { gleaner: { path: '/console/template/collection/nothing-here' } },
  play: async () => {
    await expect(await screen.findByText('Collection not found')).toBeVisible();
    const others = within(await screen.findByRole('list', { name: 'Other collections' }));
    await expect(others.getByRole('link', { name: 'Local lead starter kit' })).toHaveAttribute(
      'href',
      '/console/template/collection/local-lead-starter',
    );
  },
});
