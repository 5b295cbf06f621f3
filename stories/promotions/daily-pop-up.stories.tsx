import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { keyPrefix } from '#src/lib/storage';
import { forgetPromotions } from './forget-promotions';
import { findPopUp } from './find-pop-up';

const meta = preview.meta({
  title: 'Promotions/Flows/Daily pop-up',
  render: renderAt,
  parameters: { gleaner: { scenario: 'activityFirst', path: '/about' } },
  beforeEach: forgetPromotions,
});

export const ToThePlans = meta.story({
  name: 'SHR-04 SHR-06 To the plans, closed for today',
  parameters: { gleaner: { persona: 'free' } },
  play: async ({ userEvent }) => {
    const box = await findPopUp();
    await userEvent.click(box.getByRole('link', { name: 'See plans' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Plans and pricing' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(`${keyPrefix}activity.closed.10001`)).toBe('2026-11-16');
  },
});

export const ToSigningUp = meta.story({
  name: 'SHR-06 SHR-07 PUB-04 To signing up, closed for today',
  parameters: { gleaner: { persona: 'visitor' } },
  play: async ({ userEvent }) => {
    const box = await findPopUp();
    await userEvent.click(box.getByRole('link', { name: 'Sign up to get this offer' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
    await expect(currentAddress()).toBe('/sign-up?returnTo=%2Fpricing');
    await expect(localStorage.getItem(`${keyPrefix}activity.closed.visitor`)).toBe('2026-11-16');
  },
});

export const ClosedToday = meta.story({
  name: 'SHR-06 SHR-07 Closed today',
  parameters: { gleaner: { persona: 'free' } },
  beforeEach: () => localStorage.setItem(`${keyPrefix}activity.closed.10001`, '2026-11-16'),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Offer' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ClosedYesterday = meta.story({
  name: 'SHR-06 SHR-07 Closed yesterday',
  parameters: { gleaner: { persona: 'free', scenario: 'activityEncore', path: '/console/template' } },
  beforeEach: () => localStorage.setItem(`${keyPrefix}activity.closed.10001`, '2026-11-15'),
  play: async ({ userEvent }) => {
    const box = await findPopUp();
    await waitFor(() => expect(box.getByText('Last chance: 30% off plans')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(`${keyPrefix}activity.closed.10001`)).toBe('2026-11-16');
  },
});
