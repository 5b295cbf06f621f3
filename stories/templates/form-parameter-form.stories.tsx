import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DataSourceType, ParameterControlType, ParameterDataType } from '../../src/contract/enums.gen';
import { FieldStory, parameterOf, pressSave } from './field-story';

const { String: Text, Decimal } = ParameterDataType;
const { Input, Dropdown } = ParameterControlType;
const keyword = { DataType: Text, ControlType: Input, DisplayText: 'Keyword', ParamName: 'Keyword', IsRequired: true };
const others = [
  parameterOf({
    Id: 'p-0',
    ParamName: 'MaxResults',
    DisplayText: 'Most results',
    DataType: Decimal,
    ControlType: Input,
    IsRequired: true,
  }),
  parameterOf({
    Id: 'p.2',
    ParamName: 'Period',
    DisplayText: 'Period',
    DataType: Text,
    ControlType: Dropdown,
    DataSourceType: DataSourceType.Internal,
    DataSource: [{ value: 'week', label: 'Last week' }],
  }),
];

const meta = preview.meta({
  title: 'Templates/Panels/Parameter form',
  parameters: { gleaner: { persona: 'standard' } },
});

export const Saving = meta.story({
  name: 'Saving',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => (
    <FieldStory parameter={keyword} others={others} value="coffee" otherValues={{ 'p-0': '20', 'p.2': 'week' }} />
  ),
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Keyword/ })).toBeDisabled());
    await expect(canvas.getByRole('textbox', { name: /Most results/ })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /Period/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: /Task name/ })).toBeDisabled();
    await expect(canvas.getByText('Saving the task')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Save task/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Problems = meta.story({
  name: 'FORM-50 FORM-63 Several fields to complete',
  render: () => <FieldStory parameter={keyword} others={others} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await pressSave();
    await expect(await canvas.findByText('3 fields need your attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Most results/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Task name: Please complete this field.' }));
    await expect(name).toHaveFocus();
  },
});

export const StartRefused = meta.story({
  name: 'FORM-50 Start checks the form too',
  render: () => <FieldStory parameter={keyword} others={others} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and start' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start in the cloud' }));
    await expect(await canvas.findByText('2 fields need your attention')).toBeVisible();
  },
});
