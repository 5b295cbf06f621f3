import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Handbook',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/handbook' } },
  beforeEach: forgetPromotions,
});

export const InEnglish = meta.story({
  name: 'PUB-18 In English',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Handbook' }, { timeout: 8_000 });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link')).toHaveLength(7);
    await inTestOnly(async () => {
      await userEvent.click(contents.getByRole('link', { name: 'Schedules and priorities' }));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Schedules and priorities' })).toHaveFocus());
      await expect(currentAddress()).toBe('/handbook');
    });
    await expect(screen.getByRole('link', { name: 'what a run costs' })).toHaveAttribute('href', '/help/costs');
  },
});

export const InJapanese = meta.story({
  name: 'PUB-17 In Japanese, signed out',
  parameters: { gleaner: { language: 'ja-JP' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'ログイン' }, { timeout: 8_000 });
    await waitFor(() => expect(currentAddress()).toBe('/login?returnTo=%2Fhandbook'));
  },
});

export const InItalian = meta.story({
  name: 'PUB-18 In Italian, where there is none',
  parameters: { gleaner: { language: 'it-IT' } },
  play: async () => {
    await screen.findByRole(
      'heading',
      { level: 1, name: 'Il manuale non è ancora disponibile in questa lingua' },
      { timeout: 8_000 },
    );
    await expect(screen.getByRole('link', { name: 'Apri la guida introduttiva' })).toHaveAttribute('href', '/guide');
  },
});
