import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addressShown, renderAt } from '../../.storybook/app-at';
import { keySpace } from '../../src/lib/storage';
import { forgetPromotions } from './forget-promotions';

const meta = preview.meta({
  title: 'Promotions/Dialogs/Activity',
  render: renderAt,
  parameters: { gleaner: { scenario: 'activityFirst', path: '/about' } },
  beforeEach: forgetPromotions,
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Plan Weeks' }));

export const First = meta.story({
  name: 'SHR-04 SHR-06 ENUM-49 First',
  parameters: { gleaner: { persona: 'free' } },
  play: async ({ userEvent }) => {
    const box = await dialog();
    await waitFor(() => expect(box.getByText('30% off plans in the first days')).toBeVisible());
    await expect(box.getByText(/^Ends in/)).toHaveTextContent('Ends in 3 days 23:00:00');
    await expect(box.getByRole('button', { name: 'Not now' })).toBeVisible();
    await userEvent.click(box.getByRole('link', { name: 'See plans' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(`${keySpace}activity.closed.10001`)).toBe('2026-11-16');
  },
});

export const AsVisitor = meta.story({
  name: 'SHR-06 SHR-07 PUB-04 As visitor',
  parameters: { gleaner: { persona: 'visitor' } },
  play: async ({ userEvent }) => {
    const box = await dialog();
    await expect(box.queryByRole('link', { name: 'See plans' })).toBeNull();
    await userEvent.click(box.getByRole('link', { name: 'Sign up to take part' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
    await expect(addressShown()).toBe('/sign-up?returnTo=%2Fpricing');
    await expect(localStorage.getItem(`${keySpace}activity.closed.visitor`)).toBe('2026-11-16');
  },
});

export const ClosedToday = meta.story({
  name: 'SHR-06 SHR-07 Closed today',
  parameters: { gleaner: { persona: 'free' } },
  beforeEach: () => localStorage.setItem(`${keySpace}activity.closed.10001`, '2026-11-16'),
  play: async () => {
    // The banner is there, so that the activity has been read.
    await expect(await screen.findByRole('region', { name: 'Offer' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ClosedYesterday = meta.story({
  name: 'SHR-06 SHR-07 Closed yesterday',
  parameters: { gleaner: { persona: 'free', scenario: 'activityEncore', path: '/console/template' } },
  beforeEach: () => localStorage.setItem(`${keySpace}activity.closed.10001`, '2026-11-15'),
  play: async ({ userEvent }) => {
    const box = await dialog();
    await waitFor(() => expect(box.getByText('Once more 30% off plans, for the last days')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(`${keySpace}activity.closed.10001`)).toBe('2026-11-16');
  },
});
