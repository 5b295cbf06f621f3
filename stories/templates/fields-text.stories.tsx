import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const location: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Location',
  ParamName: 'Location',
  Remark: 'City, district, or postal code.',
  DataTypeOptions: { MinLen: 2, MaxLen: 12 },
};
const withExample: ParameterLiteral = { ...location, ControlOptions: { Placeholder: 'Austin' } };

const meta = preview.meta({ title: 'Templates/Fields/Text', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-03 Empty',
  render: () => <FieldStory parameter={withExample} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'Austin');
    await expect(field).toHaveAccessibleDescription('City, district, or postal code.');
  },
});

export const Filled = meta.story({
  name: 'FORM-03 Filled',
  render: () => <FieldStory parameter={location} value="Leeds" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Location/ })).toHaveValue('Leeds');
  },
});

export const Focused = meta.story({
  name: 'FORM-03 FORM-17 Focused',
  render: () => <FieldStory parameter={location} value="Leeds" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Location/ }));
    await expectFocusPanel('Location');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 FORM-63 FORM-64 Error',
  render: () => <FieldStory parameter={{ ...location, IsRequired: true }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    await pressSave();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Fill in this field\./);
    await expect(canvas.getByText('1 field needs attention')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.type(field, 'Le');
      await waitFor(() => expect(field).toBeValid());
      await expect(canvas.queryByText('1 field needs attention')).toBeNull();
      await userEvent.clear(field);
      await pressSave();
      await waitFor(() => expect(field).toBeInvalid());
    });
  },
});

export const Disabled = meta.story({
  name: 'FORM-03 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={location} value="Leeds" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Location/ })).toBeDisabled());
  },
});

export const ExampleFilled = meta.story({
  name: 'FORM-67 FORM-68 Example filled',
  render: () => <FieldStory parameter={withExample} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveValue('Austin'));
    await expect(canvas.getByText(/This is an example/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Austin');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove example' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/You’re using the example/)).toBeVisible();
  },
});

export const ExampleShown = meta.story({
  name: 'FORM-68 Example shown',
  render: () => <FieldStory parameter={withExample} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    const below = canvas.getByRole('textbox', { name: /^Task name/ });
    await userEvent.click(field);
    await expect(field).toHaveValue('Austin');
    await expect(canvas.getByText(/This is an example/)).toBeVisible();
    await inTestOnly(async () => {
      const { top } = below.getBoundingClientRect();
      await userEvent.click(below);
      await expect(field).toHaveValue('');
      await expect(canvas.getByText(/This is an example/)).not.toBeVisible();
      await expect(below.getBoundingClientRect().top).toBe(top);
      await userEvent.click(field);
      await userEvent.click(canvas.getByRole('button', { name: 'Use example' }));
      await expect(field).toHaveFocus();
      await userEvent.click(below);
      await expect(field).toHaveValue('Austin');
      await expect(canvas.getByText(/You’re using the example/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Use example' })).toBeNull();
    });
  },
});

export const ProgramFocus = meta.story({
  name: 'FORM-68 Focus by the program fills nothing',
  render: () => <FieldStory parameter={{ ...withExample, IsRequired: true }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    await pressSave();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /Location: Fill in/ }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
});

export const TooLong = meta.story({
  name: 'FORM-53 FORM-54 FORM-62 Too long',
  render: () => (
    <FieldStory
      parameter={{
        ...location,
        DataTypeOptions: { MinLen: 2, MaxLen: 12, Regx: '^[A-Z].*$', RegxMessage: 'Begin with a capital letter.' },
      }}
      value="l"
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Location/ });
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at least 2 characters\./));
    await userEvent.type(field, 'eeds');
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Begin with a capital letter\./));
    await userEvent.clear(field);
    await userEvent.type(field, 'Leeds, Yorkshire');
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use 12 characters or fewer\./));
  },
});
