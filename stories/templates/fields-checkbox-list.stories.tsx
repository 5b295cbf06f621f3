import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { DataSourceType, ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const condition: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.CheckboxList,
  DisplayText: 'Condition',
  ParamName: 'Condition',
  Remark: 'Choose one or more.',
  DataSourceType: DataSourceType.Internal,
  DataSource: [
    { value: 'new', label: 'New' },
    { value: 'used', label: 'Used' },
    { value: 'refurbished', label: 'Refurbished' },
  ],
};

const meta = preview.meta({
  title: 'Templates/Fields/Checkbox list',
  parameters: { gleaner: { persona: 'standard' } },
});

export const Empty = meta.story({
  name: 'FORM-06 Empty',
  render: () => <FieldStory parameter={condition} />,
  play: async ({ canvas }) => {
    const boxes = within(canvas.getByRole('group', { name: /Condition/ })).getAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
});

export const Filled = meta.story({
  name: 'FORM-06 Filled',
  render: () => <FieldStory parameter={condition} value={['new']} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(canvas.getByRole('checkbox', { name: 'New' })).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await inTestOnly(async () => {
      await userEvent.click(all);
      await expect(canvas.getByRole('checkbox', { name: 'Refurbished' })).toBeChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Used' }));
      await expect(all).toBePartiallyChecked();
    });
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={condition} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Used' }));
    await expectFocusPanel('Condition');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 FORM-65 Error',
  render: () => <FieldStory parameter={{ ...condition, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /Condition/ })).toHaveAccessibleDescription(
        /Choose at least one option\./,
      ),
    );
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  },
});

export const Disabled = meta.story({
  name: 'FORM-06 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={condition} value={['new']} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeDisabled());
    await expect(canvas.getByRole('checkbox', { name: 'New' })).toBeDisabled();
  },
});
