import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const openAt: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.TimePicker,
  DisplayText: 'Open at',
  ParamName: 'OpenAt',
};
const label = /Open at/;

const meta = preview.meta({ title: 'Templates/Fields/Time picker', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-07 Empty',
  render: () => <FieldStory parameter={openAt} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'HH:mm');
  },
});

export const Filled = meta.story({
  name: 'FORM-07 FORM-70 Filled',
  render: () => <FieldStory parameter={openAt} value="2026-11-01 08:30:00" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('08:30');
  },
});

export const Focused = meta.story({
  name: 'FORM-17 CONST-14 Focused',
  render: () => <FieldStory parameter={openAt} value="2026-11-01 08:30:00" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: label }));
    const minutes = await screen.findByRole('listbox', { name: 'Minutes' });
    await expect(within(minutes).getAllByRole('option')).toHaveLength(60);
    await expect(screen.queryByRole('listbox', { name: 'Seconds' })).toBeNull();
    await expectFocusPanel('Open at');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...openAt, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-07 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={openAt} value="2026-11-01 08:30:00" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label })).toBeDisabled());
  },
});
