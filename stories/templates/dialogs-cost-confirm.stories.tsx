import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Cost confirm', render: renderAt });
const facts = (price: string, rows: string) =>
  `1,000 rows cost ${price}. Your balance of $2.00 covers about ${rows} rows.`;

export const LowBalance = meta.story({
  name: 'START-13 START-16 ERR-16 Low balance',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'standard', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('Your balance is low');
    await expect(dialog.getByText(facts('$0.80', '2,500'))).toBeVisible();
    await closeWith(dialog, 'Cancel');
    await expectNotStarted(form, facts('$0.80', '2,500'));
    const again = await startAgain(form, 'cloud', 'Your balance is low');
    await expect(again.getByRole('button', { name: 'Start anyway' })).toBeEnabled();
    await expect(again.getByRole('button', { name: 'Top up balance' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'START-13 START-15 ERR-16 As enterprise child',
  parameters: { gleaner: { scenario: 'lowBalance', persona: 'enterpriseChild', path: pricedPath } },
  play: async () => {
    await start(await fillPricedForm(), 'cloud');
    const dialog = await findDialog('Your balance is low');
    await expect(dialog.getByText(facts('$0.50', '4,000'))).toBeVisible();
    await expect(dialog.getByText(/Ask your admin about plans/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Top up balance' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Start anyway' })).toBeEnabled();
  },
});
