import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, fillForm, closeWith, startAgain, start, findDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Account limit', render: renderAt });
/** Needs Standard. */
const fromStandard = '/console/template/estate-agents';
/** Needs Enterprise Plus and a place on the template's list. */
const highest = '/console/template/store-network-audit';
const reason = 'This template is available on the Standard plan and higher.';
const agents = () => fillForm({ Locations: 'Leeds' });

export const FreeWithTrial = meta.story({
  name: 'ROLE-06 Free with trial',
  parameters: { gleaner: { persona: 'free', path: fromStandard } },
  play: async () => {
    const form = await agents();
    await start(form, 'client');
    const dialog = await findDialog('You need the Standard plan for this');
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await closeWith(dialog, 'Cancel');
    await expectNotStarted(form, reason, fromStandard);
    await startAgain(form, 'client', 'You need the Standard plan for this');
  },
});

export const BasicWithoutTrial = meta.story({
  name: 'ROLE-06 Basic without trial',
  parameters: { gleaner: { persona: 'basic', path: fromStandard } },
  play: async () => {
    await start(await agents(), 'client');
    const dialog = await findDialog('You need the Standard plan for this');
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'ROLE-06 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path: highest } },
  play: async () => {
    const form = await fillForm({ Keyword: 'bakery', Locations: 'Lyon' });
    await start(form, 'cloud');
    const dialog = await findDialog('You need the Enterprise Plus plan for this');
    await expect(dialog.getByText(/Ask your admin about plans/)).toBeVisible();
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'This template is available on the Enterprise Plus plan and higher.', highest);
    await startAgain(form, 'cloud', 'You need the Enterprise Plus plan for this');
  },
});
