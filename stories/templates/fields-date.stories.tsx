import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const dateFrom: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.Date,
  DisplayText: 'Start date',
  ParamName: 'DateFrom',
};
const label = /Start date/;

const meta = preview.meta({ title: 'Templates/Fields/Date', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-08 Empty',
  render: () => <FieldStory parameter={dateFrom} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  },
});

export const Filled = meta.story({
  name: 'FORM-08 FORM-69 Filled',
  render: () => <FieldStory parameter={dateFrom} value="2026-11-01" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('2026-11-01');
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={dateFrom} value="2026-11-01" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: label }));
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Calendar' })).toBeVisible());
    await expectFocusPanel('Start date');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...dateFrom, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-08 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={dateFrom} value="2026-11-01" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label })).toBeDisabled());
  },
});
