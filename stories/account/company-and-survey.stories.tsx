import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { SurveyDialog } from '#src/features/account/survey-dialog';

const meta = preview.meta({
  title: 'Account/Dialogs/Company and survey',
  component: SurveyDialog,
  args: { open: true, onClose: fn(), onClosed: fn(), company: '', dataUse: [], jobRole: undefined },
  parameters: { gleaner: { scenario: 'surveyEmpty' } },
});

export const Empty = meta.story({
  name: 'API-004 ENUM-57 ENUM-58 Empty',
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^Company/ })).toHaveValue('');
    const uses = screen.getAllByRole('checkbox');
    await expect(uses).toHaveLength(12);
    for (const use of uses) await expect(use).not.toBeChecked();
    await expect(screen.getByRole('combobox', { name: /^Job role/ })).toBeInTheDocument();
  },
});
