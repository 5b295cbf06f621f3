import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { OneHeader } from './one-header';

const meta = preview.meta({
  title: 'Templates/Panels/Template header',
  parameters: { gleaner: { persona: 'standard' } },
});

const button = (name: RegExp | string) => screen.findByRole('button', { name });

export const Ready = meta.story({
  name: 'TPL-21 TPL-51 Ready',
  render: () => <OneHeader slug="estate-agents" />,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Real estate agents by area' })).toBeVisible();
    await expect(await button(/likes?$/)).toHaveAttribute('aria-pressed', 'false');
    await expect(await screen.findByText('per 1,000 rows')).toBeVisible();
    for (const link of within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/console\/template\/categories\//);
    const favorite = await button('Favorite');
    await expect(favorite).toHaveAttribute('aria-pressed', 'false');
    await inTestOnly(async () => {
      await userEvent.click(favorite);
      await expect(favorite).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(favorite);
      await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'false'));
    });
  },
});

export const Liked = meta.story({
  name: 'TPL-49 TPL-50 TPL-52 Liked',
  render: () => <OneHeader slug="map-places-by-keyword" />,
  play: async () => {
    const like = await button(/likes$/);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await inTestOnly(async () => {
      await userEvent.click(like);
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await waitFor(async () => {
        await userEvent.click(like);
        await expect(like).toHaveAttribute('aria-pressed', 'true');
      });
    });
  },
});

export const AsVisitor = meta.story({
  name: 'ROLE-04 As visitor',
  parameters: { gleaner: { persona: 'visitor', path: '/template/map-places-by-keyword' } },
  render: renderAt,
  play: async () => {
    const favorite = await button('Favorite');
    await inTestOnly(async () => {
      await userEvent.click(favorite);
      await expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await expect(currentAddress()).toBe('/login?returnTo=%2Ftemplate%2Fmap-places-by-keyword');
    });
  },
});

export const DoneAfterSignIn = meta.story({
  name: 'ROLE-04 TPL-49 A visitor’s like is there after the sign-in',
  parameters: { gleaner: { persona: 'visitor', path: '/template/estate-agents' } },
  render: renderAt,
  play: async () => {
    await userEvent.click(await button(/likes?$/));
    await userEvent.type(await screen.findByRole('textbox', { name: /email/i }), 'standard@gleaner.example');
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'gleaner');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByText('Like saved')).toBeVisible();
    await expect(currentAddress()).toBe('/template/estate-agents');
    await waitFor(async () => expect(await button(/likes?$/)).toHaveAttribute('aria-pressed', 'true'));
  },
});
