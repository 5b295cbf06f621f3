import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { renderAt } from '#.storybook/app-at';
import { expectNotStarted, formWith, leaveBy, start, theDialog } from './start-story';

const meta = preview.meta({ title: 'Templates/Dialogs/Minimum level', render: renderAt });
/** Needs Professional. */
const professional = '/console/template/career-page-jobs';
const jobs = () => formWith({ Websites: 'https://careers.example' });

export const FreeWithTrial = meta.story({
  name: 'START-07 Free with trial',
  parameters: { gleaner: { persona: 'free', path: professional } },
  play: async () => {
    await start(await jobs(), 'cloud');
    const dialog = await theDialog('This needs the Professional plan');
    await expect(dialog.getByText('This template needs the Professional plan or a higher one.')).toBeVisible();
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
    const dialog = await theDialog('This needs the Professional plan');
    await expect(dialog.queryByRole('button', { name: 'Start free trial' })).toBeNull();
    await leaveBy(dialog, 'Cancel');
    await expectNotStarted(form, 'This template needs the Professional plan or a higher one.', professional);
  },
});
