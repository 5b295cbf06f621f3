import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { chooseOption } from '#stories/choose-option';
import { expectNotStarted, fillForm, closeWith, startAgain, start, findDialog, type Queries } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Minimum level', render: renderAt });
/** Needs Professional. */
const professional = '/console/template/career-page-jobs';
/** Needs Enterprise Plus. */
const highest = '/console/template/company-filings';

const jobs = () => fillForm({ Websites: 'https://careers.example' });

async function filings(): Promise<Queries> {
  const form = await fillForm({ Symbols: 'ACME' });
  await chooseOption(form.getByRole('combobox', { name: /^Report/ }), 'Annual report');
  return form;
}

export const FreeWithTrial = meta.story({
  name: 'START-07 Free with trial',
  parameters: { gleaner: { persona: 'free', path: professional } },
  play: async () => {
    await start(await jobs(), 'cloud');
    const dialog = await findDialog('You need the Professional plan for this');
    await expect(dialog.getByText('This template requires the Professional plan or higher.')).toBeVisible();
    await expect(
      dialog.getByText(/^Your free trial is for the Standard plan, which doesn’t include this\./),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
  },
});

export const StandardWithoutTrial = meta.story({
  name: 'START-07 Standard without trial',
  parameters: { gleaner: { persona: 'standard', path: professional } },
  play: async () => {
    const form = await jobs();
    await start(form, 'cloud');
    const dialog = await findDialog('You need the Professional plan for this');
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await closeWith(dialog, 'Cancel');
    await expectNotStarted(form, 'This template requires the Professional plan or higher.', professional);
    await startAgain(form, 'cloud', 'You need the Professional plan for this');
  },
});

export const AsEnterprise = meta.story({
  name: 'START-07 As enterprise',
  parameters: { gleaner: { persona: 'enterprise', path: highest } },
  play: async () => {
    await start(await filings(), 'client');
    const dialog = await findDialog('You need the Enterprise Plus plan for this');
    await expect(dialog.getByText('This template requires the Enterprise Plus plan or higher.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'See plans' })).toBeEnabled();
  },
});

export const AsEnterpriseChild = meta.story({
  name: 'START-07 As enterprise child',
  parameters: { gleaner: { persona: 'enterpriseChild', path: highest } },
  play: async () => {
    const form = await filings();
    await start(form, 'cloud');
    const dialog = await findDialog('You need the Enterprise Plus plan for this');
    await expect(dialog.getByText(/Ask your admin about plans/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /plans|trial/ })).toBeNull();
    await closeWith(dialog, 'Got it');
    await expectNotStarted(form, 'This template requires the Enterprise Plus plan or higher.', highest);
    await startAgain(form, 'cloud', 'You need the Enterprise Plus plan for this');
  },
});
