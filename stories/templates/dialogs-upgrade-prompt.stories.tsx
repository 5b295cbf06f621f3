import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillPricedForm, closeWith, startAgain, pricedPath, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Upgrade prompt', render: renderAt });
const reason = 'Cloud runs require the Standard plan or higher.';

export const FreeWithTrial = meta.story({
  name: 'START-08 ROLE-07 Free with trial',
  parameters: { gleaner: { persona: 'free', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const first = await findDialog('You need the Standard plan for this');
    await expect(first.getByText(reason)).toBeVisible();
    await expect(first.getByRole('button', { name: 'See plans' })).toBeEnabled();
    await closeWith(first, 'Cancel');
    await expectNotStarted(form, reason);
    const again = await startAgain(form, 'cloud', 'You need the Standard plan for this');
    await expect(again.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
  },
});

export const BasicWithoutTrial = meta.story({
  name: 'START-08 ROLE-07 Basic without trial',
  parameters: { gleaner: { persona: 'basic', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('You need the Standard plan for this');
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
  },
});

export const EligibilityUnknown = meta.story({
  name: 'START-08 ROLE-07 Eligibility unknown',
  parameters: { gleaner: { scenario: 'trialUnknown', persona: 'free', path: pricedPath } },
  play: async () => {
    const form = await fillPricedForm();
    await start(form, 'cloud');
    const dialog = await findDialog('You need the Standard plan for this');
    await expect(dialog.getByRole('button', { name: 'See plans' })).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  },
});
