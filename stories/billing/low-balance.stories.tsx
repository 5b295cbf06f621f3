import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { localStore } from '#src/lib/storage';

const path = '/console/task/template-list';
const forget = (): void => {
  for (const id of ['10002', '10140']) localStore.remove(`balance.banner.${id}`);
};
const meta = preview.meta({
  title: 'Billing/Banners/Low balance',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', scenario: 'lowBalance', path } },
  beforeEach: () => {
    forget();
    return forget;
  },
});

const banner = async () => within(await screen.findByRole('region', { name: 'Low balance' }, { timeout: 8_000 }));

export const Shown = meta.story({
  name: 'ERR-19 Shown',
  play: async () => {
    const low = await banner();
    await expect(low.getByText('Your balance is down to $2.00.')).toBeVisible();
    await expect(
      await low.findByText(/covers about [\d,]+ rows of “.+”, 5,000 rows through premium proxies, or 1,000 CAPTCHAs\./),
    ).toBeVisible();
    await expect(low.getByRole('link', { name: 'Top up balance' })).toHaveAttribute('href', '/console/balance');
    const hide = low.getByRole('button').getBoundingClientRect();
    await expect(document.documentElement.clientWidth - hide.right).toBeLessThanOrEqual(24);
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ERR-19 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', scenario: 'lowBalance', path } },
  play: async () => {
    const low = await banner();
    await expect(low.getByText(/Ask your admin about plans/)).toBeVisible();
    await expect(low.queryByRole('link')).toBeNull();
  },
});

export const PutAway = meta.story({
  name: 'ERR-19 Put away for the day',
  play: async () => {
    const low = await banner();
    await userEvent.click(low.getByRole('button', { name: 'Hide until tomorrow' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Low balance' })).toBeNull());
    await expect(screen.getByRole('main')).toHaveFocus();
  },
});
