import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';
import type { BalanceVisit } from '#src/shared/prompts/balance-visit';
import { leaveConfirmed } from '#src/shared/prompts/leave-confirmed';

test('BILL-06 the form keeps its values after a visit to the balance page, without a prompt', async () => {
  const back = '/console/template/headlines-by-topic';
  const { router } = await openApp({ path: back });
  const published = () => screen.findByLabelText<HTMLInputElement>(/^Published after/, {}, { timeout: 10_000 });
  fireEvent.change(await published(), { target: { value: '2026-11-01 08:30' } });
  const visit: BalanceVisit = { reason: 'premiumProxies', needed: 3, back };
  await act(() => router.navigate('/console/balance', { state: { ...leaveConfirmed, ...visit } }));
  const links = await screen.findAllByRole('link', { name: 'Back to form' }, { timeout: 10_000 });
  fireEvent.click(links[0] ?? document.body);

  await waitFor(async () => expect((await published()).value).toBe('2026-11-01 08:30:00'));
  expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull();
});

test.each([
  ['lowBalance', 'Your balance is low'],
  ['balanceZero', 'Your balance doesn’t cover this run'],
] as const)(
  'the top-up link of a form leads to the balance and back to the same values (%s)',
  async (scenario, reason) => {
    await openApp({ path: '/console/template/product-listings-by-search-url', scenario });
    const urls = () =>
      screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Search result URLs/ }, { timeout: 10_000 });
    fireEvent.change(await urls(), { target: { value: 'https://bazarro.example/search?q=lamp' } });
    fireEvent.click(await screen.findByRole('link', { name: 'Top up balance' }));
    expect(await screen.findByText(reason, {}, { timeout: 10_000 })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Back to form' }));

    const again = await urls();
    await waitFor(() => expect(again.value).toBe('https://bazarro.example/search?q=lamp'));
    expect(screen.queryByText('You have unsaved changes from an earlier visit')).toBeNull();
  },
);

test('a link pressed as soon as the next page shows is followed, though the form was changed', async () => {
  const { router } = await openApp({ path: '/console/template/headlines-by-topic' });
  const published = await screen.findByLabelText(/^Published after/, {}, { timeout: 10_000 });
  fireEvent.change(published, { target: { value: '2026-11-01 08:30' } });
  // Presses before React runs the effects of the new page.
  new MutationObserver((_, observer) => {
    if (document.querySelector('h1')?.textContent !== 'Balance') return;
    observer.disconnect();
    screen.getByRole('link', { name: 'Download' }).click();
  }).observe(document.body, { childList: true, subtree: true });
  void router.navigate('/console/balance', { state: leaveConfirmed });

  await waitFor(() => expect(router.state.location.pathname).toBe('/download'), { timeout: 10_000 });
});
