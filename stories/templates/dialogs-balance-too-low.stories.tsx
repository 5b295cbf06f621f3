import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Balance too low', render: renderAt });
const scenario = 'balanceBelowGranularity';
const facts = (price: string, rows: string) =>
  `1,000 rows cost ${price}. Your balance of $0.40 covers about ${rows} rows, but you need at least $1.00 to start a run.`;

export const BelowGranularity = meta.story({
  name: 'START-14 ERR-16 Below granularity',
  tags: ['rests-on-page'],
  parameters: { gleaner: { scenario, persona: 'standard', path: pricedPath } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    await waitFor(() => expect(currentAddress()).toBe('/console/balance'), { timeout: 10_000 });
    await expect(await screen.findByText('Your balance doesn’t cover this run')).toBeVisible();
    await expect(screen.getByText(facts('$0.80', '500'))).toBeVisible();
    await expect(screen.queryByText('Task started')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Back to task' })).toHaveAttribute(
      'href',
      expect.stringContaining('?taskId=task-'),
    );
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'START-14 ERR-16 As enterprise child',
  parameters: { gleaner: { scenario, persona: 'enterpriseChild', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('Your balance doesn’t cover this run');
    await expect(dialog.getByText(facts('$0.50', '800'))).toBeVisible();
    await expect(dialog.getByText(/Ask your admin about plans/)).toBeVisible();
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, facts('$0.50', '800'));
    await startAgain(form, 'cloud', 'Your balance doesn’t cover this run');
  },
});
