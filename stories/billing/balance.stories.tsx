import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { queryClient } from '#src/data/query-client';
import type { BalanceVisit } from '#src/shared/prompts/balance-visit';

const path = '/console/balance';
const meta = preview.meta({
  title: 'Billing/Pages/Balance',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'standard', path } },
});

const pack = async (sum: string) => within(await screen.findByRole('article', { name: sum }, { timeout: 8_000 }));

export const Loading = meta.story({
  name: 'BILL-06 Loading',
  parameters: { gleaner: { persona: 'standard', scenario: 'balancePagePending', path } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Balance' }, { timeout: 8_000 });
    await expect(screen.getByRole('main').querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  },
});

export const Ready = meta.story({
  name: 'BILL-06 ENUM-47 I18N-02 Ready',
  play: async () => {
    for (const sum of ['$1', '$20', '$50', '$100', '$500']) await pack(sum);
    const fifty = await pack('$50');
    await expect(fifty.getByText('Price: $48, you save $2')).toBeVisible();
    await expect(fifty.getByText(/^about [\d,]+ rows of “.+”$/)).toBeVisible();
    await expect(fifty.getByText('125,000 rows through premium proxies')).toBeVisible();
    await expect(fifty.getByText('25,000 CAPTCHAs')).toBeVisible();
    await expect(fifty.getByRole('link')).toHaveAttribute('href', '/console/purchase?code=credits-50');
    await expect(screen.getByText(/^\$4[12]\.\d\d$/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'BILL-06 Empty',
  parameters: { gleaner: { persona: 'standard', scenario: 'balanceZero', path } },
  play: async () => {
    await expect(await screen.findByText('$0.00', {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.getByText(/^Your balance is empty\. Free templates still run/)).toBeVisible();
    await pack('$500');
  },
});

const form = '/console/template/product-listings-by-search-url?taskId=task-10002-9';
const refused: BalanceVisit = {
  reason: 'balanceTooLow',
  cost: { price: 0.8, balance: 0.4, estimatedRows: 500 },
  needed: 1,
  back: form,
};

export const AfterARefusedStart = meta.story({
  name: 'START-14 FORM-37 After a refused start',
  parameters: { gleaner: { persona: 'standard', scenario: 'balanceBelowGranularity', path, state: refused } },
  play: async () => {
    await expect(await screen.findByText('Your balance doesn’t cover this run', {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to task' })).toHaveAttribute('href', form);
    const smallest = await pack('$1');
    await expect(await smallest.findByText('Enough to continue')).toBeVisible();
    await expect(smallest.getByText('about 1,250 rows of this template')).toBeVisible();
    await expect(smallest.getByRole('link')).toHaveAttribute(
      'href',
      `/console/purchase?${new URLSearchParams({ code: 'credits-1', back: form }).toString()}`,
    );
  },
});

const visit: BalanceVisit = { reason: 'premiumProxies', needed: 3, back: form };

export const AfterPremiumProxies = meta.story({
  name: 'FORM-37 After premium proxies were refused',
  parameters: { gleaner: { persona: 'standard', scenario: 'lowBalance', path, state: visit } },
  play: async () => {
    await expect(await screen.findByText('Premium proxies require a balance of at least $3.00.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to form' })).toHaveAttribute('href', form);
  },
});

export const EnoughNow = meta.story({
  name: 'START-14 Enough by now',
  parameters: { gleaner: { persona: 'standard', path, state: refused } },
  play: async () => {
    await expect(await screen.findByText('You have enough balance now', {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to task' })).toHaveAttribute('href', form);
    await expect(screen.queryByText('Enough to continue')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'BILL-06 Error',
  parameters: { gleaner: { persona: 'standard', scenario: 'balancePageFailed', path } },
  play: async () => {
    await screen.findByText('Couldn’t load balance packs', {}, { timeout: 8_000 });
    await expect(await screen.findByText('Couldn’t load your balance')).toBeVisible();
    await inTestOnly(async () => {
      const [again] = screen.getAllByRole('button', { name: /retry|try again/i });
      if (!again) throw new Error('There is no way to try again.');
      const failures = () =>
        queryClient()
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.errorUpdateCount);
      const before = failures();
      await userEvent.click(again);
      await waitFor(() => expect(failures()).not.toEqual(before));
      await expect(await screen.findByText('Couldn’t load balance packs')).toBeVisible();
    });
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'NAV-09 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path } },
  play: async () => {
    await expect(await screen.findByText(/Ask them if you need something here/, {}, { timeout: 8_000 })).toBeVisible();
    await expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
});
