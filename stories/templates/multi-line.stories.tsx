import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { expectFocusPanel, FieldStory, pressSave, type ParameterLiteral } from './field-story';

const codes: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.MultiInput,
  DisplayText: 'Product codes',
  ParamName: 'ProductCodes',
  Remark: 'One code per line.',
  DataTypeOptions: { Regx: '^[0-9]{8,14}$' },
};

const meta = preview.meta({ title: 'Templates/Fields/Multi-line', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-04 Empty',
  render: () => <FieldStory parameter={{ ...codes, ControlOptions: { Placeholder: '4006381333931' } }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Product codes/ });
    await expect(field.tagName).toBe('TEXTAREA');
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('placeholder', '4006381333931');
    await expect(field).toHaveAccessibleDescription(/One code per line\./);
  },
});

export const Filled = meta.story({
  name: 'FORM-42 FORM-60 FORM-61 Filled',
  render: () => <FieldStory parameter={codes} value={'4006381333931\n\n  73513537  \r\n4006381333931\nabc'} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Product codes/ });
    await expect(await canvas.findByText('4 lines')).toBeVisible();
    await expect(canvas.getByText('1 duplicate')).toBeVisible();
    await expect(canvas.getByText('1 invalid')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/4 lines/);
    await expect(field).toBeValid();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await inTestOnly(async () => {
      await userEvent.type(field, '{Enter}12345678');
      await expect(await canvas.findByText('5 lines')).toBeVisible();
    });
  },
});

export const Focused = meta.story({
  name: 'FORM-17 Focused',
  render: () => <FieldStory parameter={codes} value="73513537" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Product codes/ }));
    await expectFocusPanel('Product codes');
  },
});

export const Failing = meta.story({
  name: 'FORM-51 Error',
  render: () => <FieldStory parameter={{ ...codes, IsRequired: true }} value={'  \n '} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Product codes/ });
    await pressSave();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/Fill in this field\./);
    await expect(field).toHaveFocus();
  },
});

export const Disabled = meta.story({
  name: 'FORM-04 Disabled',
  parameters: { gleaner: { scenario: 'savePending', persona: 'standard' } },
  render: () => <FieldStory parameter={codes} value="73513537" />,
  play: async ({ canvas }) => {
    await pressSave();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Product codes/ })).toBeDisabled());
  },
});

export const TooMany = meta.story({
  name: 'FORM-58 FORM-59 Too many lines',
  render: () => <FieldStory parameter={{ ...codes, ControlOptions: { MaxLines: 3, MinLines: 2 } }} value="73513537" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Product codes/ });
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter at least 2 lines\./));
    await userEvent.type(field, '{Enter}12345671{Enter}12345672{Enter}12345673');
    await pressSave();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter at most 3 lines\./));
    await expect(canvas.getByText('4 lines')).toBeVisible();
  },
});

/** 100,000 codes: every hundredth repeats the previous one, and 500 are invalid. */
const veryLong = Array.from({ length: 100_000 }, (_, index) =>
  index % 200 === 150 ? `word ${index}` : String(10_000_000 + (index % 100 === 99 ? index - 1 : index)),
).join('\n');

export const VeryLong = meta.story({
  name: 'FORM-60 FORM-61 Very long',
  render: () => <FieldStory parameter={codes} value={veryLong} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100,000 lines')).toBeVisible();
    await expect(canvas.getByText('1,000 duplicates')).toBeVisible();
    await expect(canvas.getByText('500 invalid')).toBeVisible();
    await inTestOnly(async () => {
      const field = canvas.getByRole('textbox', { name: /Product codes/ });
      await expect(canvas.getByText('Lines 1–1,000 of 100,000')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Go to line' }), '99500{Enter}');
      await expect(canvas.getByText('Lines 99,500–100,000 of 100,000')).toBeVisible();
      await expect(field).toHaveValue(veryLong.split('\n').slice(99_499).join('\n'));
      await userEvent.click(canvas.getByRole('button', { name: 'Previous lines' }));
      await expect(canvas.getByText('Lines 98,500–99,499 of 100,000')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove 1,000 duplicates' }));
      await expect(await canvas.findByText('99,000 lines')).toBeVisible();
      await expect(canvas.getByText('1,000 lines removed')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('100,000 lines')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /Product codes/ })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove 500 invalid lines' }));
      await expect(await canvas.findByText('99,500 lines')).toBeVisible();
      await expect(canvas.queryByText(/invalid/)).toBeNull();
    });
  },
});
