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
  name: 'FORM-50 FORM-63 Errors summed up',
  render: () => <FieldStory parameter={keyword} others={others} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Task name/ });
    await userEvent.clear(name);
    await pressSave();
    await expect(await canvas.findByText('3 fields need your attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Most results/ })).toHaveFocus();
    // By keyboard: the list stands above the fields, each line of it leads to its own.
    const line = canvas.getByRole('button', { name: 'Task name: Please complete this field.' });
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Cafés');
    await waitFor(() => expect(canvas.getByText('2 fields need your attention')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Task name:/ })).toBeNull();
    const keywordField = canvas.getByRole('textbox', { name: /Keyword/ });
    canvas.getByRole('button', { name: 'Keyword: Please complete this field.' }).focus();
    await userEvent.keyboard('{Enter}coffee');
    await expect(keywordField).toHaveValue('coffee');
    canvas.getByRole('button', { name: 'Most results: Please complete this field.' }).focus();
    await userEvent.keyboard('{Enter}20{Enter}');
    await waitFor(() => expect(canvas.queryByText(/need(s)? your attention/)).toBeNull());
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
