import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';

const meta = preview.meta({
  title: 'Public/Pages/Referral',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/referral' } },
});

const title = 'Refer a colleague, and you both save';

export const Ready = meta.story({
  name: 'PUB-10 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByText(/20% off your next plan\.$/)).toBeVisible();
    await expect(main.getByText(new RegExp(`${globalThis.location.origin}/sign-up$`))).toBeVisible();
    await expect(main.getByRole('button', { name: 'Copy invitation' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign up free' })).toHaveAttribute(
      'href',
      '/sign-up?returnTo=%2Freferral',
    );
    await waitFor(() => expect(document.title).toBe(`${title} · Gleaner`));
  },
});

export const SignedIn = meta.story({
  name: 'PUB-10 NAV-08 Signed in',
  parameters: { gleaner: { persona: 'standard', path: '/referral' } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'View coupons' }, { timeout: 8_000 })).toHaveAttribute(
      'href',
      '/console/payment-plan/coupons',
    );
    await expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign up free' })).toBeNull();
  },
});
