import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const checkAt: ParameterLiteral = {
  DataType: ParameterDataType.Time,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Check every day at',
  ParamName: 'CheckAt',
};
const label = /Check every day at/;

const meta = preview.meta({ title: 'Templates/Fields/Time', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-14 Empty',
  render: () => <FieldStory parameter={checkAt} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'HH:mm:ss');
  },
});

export const Filled = meta.story({
  name: 'FORM-14 FORM-70 Filled',
  render: () => <FieldStory parameter={checkAt} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('08:30:15');
  },
});

export const Focused = meta.story({
  name: 'FORM-17 CONST-14 Focused',
  render: () => <FieldStory parameter={checkAt} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: label }));
    for (const name of ['Minutes', 'Seconds'])
      await expect(within(await screen.findByRole('listbox', { name })).getAllByRole('option')).toHaveLength(60);
    await expectFocusPanel('Check every day at');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...checkAt, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const Disabled = meta.story({
  name: 'FORM-14 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={checkAt} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label })).toBeDisabled());
  },
});
