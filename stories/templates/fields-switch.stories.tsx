import { inTestOnly } from '#.storybook/in-test-only';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const pictures: ParameterLiteral = {
  DataType: ParameterDataType.Switch,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Collect images',
  ParamName: 'CollectImages',
  Remark: 'Adds their URLs.',
};
const label = /Collect images/;

const meta = preview.meta({ title: 'Templates/Fields/Switch', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-12 Empty',
  render: () => <FieldStory parameter={pictures} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: label })).not.toBeChecked();
  },
});

export const Filled = meta.story({
  name: 'FORM-12 Filled',
  render: () => <FieldStory parameter={pictures} value={true} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: label });
    await expect(field).toBeChecked();
    await inTestOnly(async () => {
      await userEvent.click(field);
      await expect(field).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(field).toBeChecked();
    });
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={pictures} value={false} />,
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: label }).focus();
    await expectFocusPanel('Collect images');
  },
});

export const RequiredAndOff = meta.story({
  name: 'FORM-51 Required and off',
  render: () => <FieldStory parameter={{ ...pictures, IsRequired: true }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: label });
    await pressSave();
    // The server rejects this unknown task, so the form was valid.
    await expect(await screen.findByText('Couldn’t save the task')).toBeVisible();
    await expect(field).not.toBeChecked();
    await expect(canvas.queryByText(/Fill in this field/)).toBeNull();
  },
});

export const Disabled = meta.story({
  name: 'FORM-12 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={pictures} value={true} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('switch', { name: label })).toBeDisabled());
  },
});
