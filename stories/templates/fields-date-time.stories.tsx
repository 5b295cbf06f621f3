import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const postedAfter: ParameterLiteral = {
  DataType: ParameterDataType.Datetime,
  ControlType: ParameterControlType.Input,
  DisplayText: 'Published after',
  ParamName: 'PostedAfter',
};
const label = /Published after/;

const meta = preview.meta({
  title: 'Templates/Fields/Date and time',
  parameters: { gleaner: { persona: 'standard' } },
});

export const Empty = meta.story({
  name: 'FORM-13 Empty',
  render: () => <FieldStory parameter={postedAfter} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', 'YYYY-MM-DD HH:mm:ss');
  },
});

export const Filled = meta.story({
  name: 'FORM-13 FORM-70 Filled',
  render: () => <FieldStory parameter={postedAfter} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('2026-11-01 08:30:15');
  },
});

export const Focused = meta.story({
  name: 'FORM-17 CONST-14 Focused',
  render: () => <FieldStory parameter={postedAfter} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: label }));
    for (const name of ['Minutes', 'Seconds'])
      await expect(within(await screen.findByRole('listbox', { name })).getAllByRole('option')).toHaveLength(60);
    await expectFocusPanel('Published after');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...postedAfter, IsRequired: true }} />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Fill in this field\./),
    );
  },
});

export const NotReadable = meta.story({
  name: 'FORM-13 FORM-63 Not readable',
  render: () => <FieldStory parameter={postedAfter} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: label });
    await userEvent.type(field, 'last week');
    await userEvent.tab();
    await expect(field).toHaveValue('last week');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/“last week” isn’t valid\. Use the format YYYY-MM-DD HH:mm:ss\./);
  },
});

export const Disabled = meta.story({
  name: 'FORM-13 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={postedAfter} value="2026-11-01 08:30:15" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label })).toBeDisabled());
  },
});

export const OnAPhone = meta.story({
  name: 'FORM-17 On a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ paddingBlock: 330 }}>
      <FieldStory parameter={postedAfter} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: label }));
    const days = await screen.findByRole('grid', { name: 'Calendar' });
    const now = screen.getByText('Now');
    await waitFor(async () => {
      await expect(days.getBoundingClientRect().top).toBeGreaterThan(-8);
      await expect(now.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight + 8);
    });
  },
});
