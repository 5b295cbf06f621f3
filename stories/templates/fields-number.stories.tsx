import { expect, userEvent, waitFor } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const radius: ParameterLiteral = {
  DataType: ParameterDataType.Decimal,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Radius',
  ParamName: 'Radius',
  ControlOptions: { Placeholder: '25' },
  DataTypeOptions: { Min: 0.5, Max: 100, Scale: 1 },
};

const meta = preview.meta({ title: 'Templates/Fields/Number', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-66 Empty',
  render: () => <FieldStory parameter={radius} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Radius/ })).toHaveAttribute('placeholder', '25');
  },
});

export const Filled = meta.story({
  name: 'FORM-66 Filled',
  render: () => <FieldStory parameter={radius} value={99.9} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Radius/ });
    await expect(field).toHaveValue('99.9');
    await inTestOnly(async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(field).toHaveValue('100');
    });
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={radius} value="5" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Radius/ }));
    await expectFocusPanel('Radius');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...radius, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Radius/ })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-66 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={radius} value="5" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Radius/ })).toBeDisabled());
  },
});

export const AboveTheMaximum = meta.story({
  name: 'FORM-55 FORM-56 FORM-57 Above the maximum',
  render: () => <FieldStory parameter={radius} value="0.2" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Radius/ });
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter 0\.5 or more\./));
    await userEvent.clear(field);
    await userEvent.type(field, '5.25');
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use at most 1 decimal place\./));
    await userEvent.clear(field);
    await userEvent.type(field, '100.1');
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter 100 or less\./));
  },
});
