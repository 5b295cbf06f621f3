import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { addressShown, renderAt } from '#.storybook/app-at';
import { expectNotStarted, filledForm, leaveBy, openAgain, pricedPath, start, theDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Balance too low', render: renderAt });
const scenario = 'balanceBelowGranularity';
const facts = (price: string, rows: string) =>
  `1,000 rows cost ${price}. Your balance of $0.40 is enough for about ${rows} rows, but a run needs a balance of at least $1.00.`;

export const BelowGranularity = meta.story({
  name: 'START-14 ERR-16 Below granularity',
  // No dialog: the balance page shows the reason.
  tags: ['page'],
  parameters: { gleaner: { scenario, persona: 'standard', path: pricedPath } },
  play: async () => {
    await start(await filledForm(), 'cloud');
    await waitFor(() => expect(addressShown()).toBe('/console/balance'), { timeout: 10_000 });
    await expect(await screen.findByText('The balance does not cover this run')).toBeVisible();
    await expect(screen.getByText(facts('$0.80', '500'))).toBeVisible();
    await expect(screen.queryByText('Task started')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Back to the task' })).toHaveAttribute(
      'href',
      expect.stringContaining('?taskId=task-'),
    );
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'START-14 ERR-16 As enterprise child',
  parameters: { gleaner: { scenario, persona: 'enterpriseChild', path: pricedPath } },
  play: async () => {
    const form = await filledForm();
    await start(form, 'cloud');
    const dialog = await theDialog('The balance does not cover this run');
    await expect(dialog.getByText(facts('$0.50', '800'))).toBeVisible();
    await expect(dialog.getByText(/Ask your administrator/)).toBeVisible();
    await leaveBy(dialog, 'Got it');
    await expectNotStarted(form, facts('$0.50', '800'));
    await openAgain(form, 'cloud', 'The balance does not cover this run');
  },
});
