import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';

const path = '/console/trial';
const meta = preview.meta({
  title: 'Billing/Flows/Trial',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'free', path } },
});

const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Start free trial' }, { timeout: 8_000 }));

export const Started = meta.story({
  name: 'BILL-07 The trial is started',
  play: async () => {
    await start();
    await expect(await screen.findByText('Your trial has started')).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Your Standard trial is running' })).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent(/^(7 days 00:00:00|6 days 23:59:\d\d)$/);
  },
});

export const Refused = meta.story({
  name: 'BILL-07 ENUM-05 The trial was had meanwhile',
  parameters: { gleaner: { persona: 'free', scenario: 'trialDoneMeanwhile', path } },
  play: async () => {
    await start();
    await expect(await screen.findByText('Couldn’t start your trial')).toBeVisible();
    await expect(screen.getByText(/^You’ve already used your free trial\./)).toBeVisible();
    await expect(await screen.findByText('You’ve already used your free trial')).toBeVisible();
    await expect(screen.queryByText(/^Try Standard free/)).toBeNull();
  },
});
