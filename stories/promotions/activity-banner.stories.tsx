import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { emulatorOf } from '#.storybook/emulator';
import { keyPrefix } from '#src/lib/storage';
import { answered } from '#stories/answered';
import { forgetPromotions } from './forget-promotions';

const meta = preview.meta({
  title: 'Promotions/Banners/Activity',
  render: renderAt,
  parameters: { gleaner: { persona: 'free', scenario: 'activityFirst', path: '/about' } },
  beforeEach: () => {
    forgetPromotions();
    localStorage.setItem(`${keyPrefix}activity.closed.10001`, '2026-11-16');
  },
});

const DAY = 86_400_000;
const banner = () => screen.findByRole('region', { name: 'Offer' });
const mainTop = () => screen.getByRole('main').getBoundingClientRect().top;

export const Running = meta.story({
  name: 'CONST-16 ENUM-49 Running',
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1 });
    const box = await banner();
    await waitFor(() => expect(within(box).getByText('Early offer: 30% off plans')).toBeVisible());
    await expect(within(box).getByRole('timer')).toHaveTextContent('3 days 23:00:00');
    await expect(within(box).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    const height = box.getBoundingClientRect().height;
    await expect(height).toBeGreaterThan(40);
    await waitFor(() => expect(mainTop()).toBeCloseTo(72 + height, 0));
    const [header] = screen.getAllByRole('banner');
    await expect(header?.getBoundingClientRect().top).toBeCloseTo(height, 0);
    await inTestOnly(async () => {
      await userEvent.click(within(box).getByRole('button', { name: 'Hide this offer' }));
      await waitFor(() => expect(mainTop()).toBe(72));
      await expect(screen.queryByRole('region', { name: 'Offer' })).toBeNull();
      await expect(screen.getByRole('main')).toHaveFocus();
    });
  },
});

export const Announced = meta.story({
  name: 'ENUM-49 Announced',
  parameters: { gleaner: { scenario: 'activityPre' } },
  play: async () => {
    const box = within(await banner());
    await expect(box.getByText('Lower plan prices are coming soon')).toBeVisible();
    await expect(box.getByText(/^Starts in/)).toHaveTextContent('Starts in 2 days 23:00:00');
  },
});

export const NotFirst = meta.story({
  name: 'ENUM-49 Not first',
  parameters: { gleaner: { scenario: 'activityNotFirst' } },
  play: async () => {
    await expect(within(await banner()).getByText('20% off plans')).toBeVisible();
  },
});

export const StepPasses = meta.story({
  name: 'ENUM-49 A step passes',
  play: async ({ loaded }) => {
    const { clock } = emulatorOf(loaded);
    await expect(within(await banner()).getByText('Early offer: 30% off plans')).toBeVisible();
    clock.advance(4 * DAY);
    await waitFor(async () => expect(within(await banner()).getByText('20% off plans')).toBeVisible());
    clock.advance(10 * DAY);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offer' })).toBeNull());
    await waitFor(() => expect(mainTop()).toBe(72));
  },
});

export const Paused = meta.story({
  name: 'ENUM-50 Paused',
  parameters: { gleaner: { scenario: 'activityPaused' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /^We make web data easy/ })).toBeVisible();
    await answered();
    await expect(screen.queryByRole('region', { name: 'Offer' })).toBeNull();
    await expect(mainTop()).toBe(72);
  },
});

export const Failed = meta.story({
  name: 'SHR-04 Failed',
  parameters: { gleaner: { scenario: 'activitiesFailed' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: /^We make web data easy/ })).toBeVisible();
    await answered();
    await expect(screen.queryByRole('region', { name: 'Offer' })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const OnPhone = meta.story({
  name: 'CONST-16 On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { gleaner: { language: 'de-DE' } },
  play: async () => {
    const box = await screen.findByRole('region', { name: 'Angebot' });
    await waitFor(() => expect(mainTop()).toBeCloseTo(72 + box.getBoundingClientRect().height, 0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(within(box).getByRole('timer')).toBeVisible();
  },
});
