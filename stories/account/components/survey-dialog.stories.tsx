import { expect, fn } from 'storybook/test';
import { componentDocs } from '#.storybook/component-docs';
import preview from '#.storybook/preview';
import { showCode, withOpener } from '#.storybook/with-opener';
import { SurveyDataUse, SurveyJobRole } from '#src/contract/enums.gen';
import { SurveyDialog } from '#src/features/account/survey-dialog';
import { openExample } from '#stories/open-example';

const meta = preview.meta({
  title: 'Account/Components/SurveyDialog',
  component: SurveyDialog,
  tags: ['autodocs'],
  render: withOpener(SurveyDialog),
  parameters: {
    gleaner: { persona: 'standard' },
    ...componentDocs('src/features/account/survey-dialog.tsx', 'SurveyDialog', {
      code: showCode('<SurveyDialog company={company} dataUse={dataUse} jobRole={jobRole} />'),
      records: ['0058-one-form-hook-for-dialogs'],
      pattern: 'dialog',
    }),
  },
});

export const Playground = meta.story({
  name: 'Playground',
  args: {
    open: false,
    company: 'Castellan Research',
    dataUse: [SurveyDataUse.Travel],
    jobRole: SurveyJobRole.Analyst,
    onClose: fn(),
    onClosed: fn(),
  },
  play: async ({ args }) => {
    const dialog = await openExample('Company and role');
    await expect(dialog.getByRole('textbox', { name: /^Company/ })).toHaveValue(args.company);
    await expect(dialog.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
  },
});
