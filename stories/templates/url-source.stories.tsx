import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { FieldStory, pressSave, type ParameterLiteral } from './field-story';

const addresses: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.MultiInput,
  DisplayText: 'Addresses',
  ParamName: 'Addresses',
  DataTypeOptions: { Url: 'https://shop.example/' },
  ControlOptions: { MaxLines: 20, IsFileImportEnabled: true, IsTaskImportEnabled: true },
};

async function choose(label: string, option: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  const [first] = await screen.findAllByRole('option', { name: option });
  if (first === undefined) throw new Error('No such option');
  await userEvent.click(first);
}

const meta = preview.meta({ title: 'Templates/Fields/URL source', parameters: { gleaner: { persona: 'standard' } } });

export const ByHand = meta.story({
  name: 'FORM-24 FORM-41 By hand filled',
  render: () => <FieldStory parameter={addresses} value={'https://shop.example/1\nhttps://shop.example/2'} />,
  play: async ({ canvas }) => {
    const sources = within(canvas.getByRole('radiogroup', { name: 'Source for “Addresses”' })).getAllByRole('radio');
    await expect(sources.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Manual',
      'From a file',
      'From a task',
    ]);
    await expect(sources[0]).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Addresses/ })).toHaveValue(
      'https://shop.example/1\nhttps://shop.example/2',
    );
    await expect(await canvas.findByText('2 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'From a file' }));
    await expect(canvas.queryByRole('textbox', { name: /Addresses/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await expect(canvas.getByRole('textbox', { name: /Addresses/ })).toHaveValue(
      'https://shop.example/1\nhttps://shop.example/2',
    );
  },
});

export const ByHandInvalid = meta.story({
  name: 'FORM-73 By hand invalid',
  render: () => <FieldStory parameter={addresses} value={'shop.example/1\nftp://shop.example/2'} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Addresses/ });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByText(/None of these lines is a valid URL/)).toBeVisible();
    await expect(canvas.getByText('2 invalid')).toBeVisible();
    await pressSave();
    await expect(await canvas.findByText('1 field needs attention')).toBeVisible();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/None of these lines is a valid URL/));
    await inTestOnly(async () => {
      await userEvent.type(field, '{Enter}https://shop.example/3');
      await waitFor(() => expect(field).toBeValid());
    });
  },
});

export const FromATaskEmpty = meta.story({
  name: 'FORM-24 FORM-43 From a task empty',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a task' }));
    await expect(await canvas.findByRole('combobox', { name: 'Source task' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Data field' })).toBeDisabled();
    await inTestOnly(async () => {
      await choose('Source group', /^Weekly reports$/);
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Source task' })).toBeEnabled());
      await choose('Source task', / · /);
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Data field' })).toBeEnabled());
      await choose('Source group', /^Price watch$/);
      await expect(canvas.getByRole('combobox', { name: 'Data field' })).toBeDisabled();
      await waitFor(() => expect(canvas.getByText('Choose a task')).toBeVisible());
      await expect(canvas.getByText('Values appear here once you choose a data field.')).toBeVisible();
    });
  },
});

export const FromATaskFilled = meta.story({
  name: 'FORM-44 FORM-45 From a task filled',
  render: () => <FieldStory parameter={{ ...addresses, DataTypeOptions: null }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a task' }));
    await choose('Source group', /^Weekly reports$/);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Source task' })).toBeEnabled());
    await choose('Source task', / · /);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Data field' })).toBeEnabled());
    await choose('Data field', /./);
    const box = within(canvas.getByRole('group', { name: 'Lines in “Addresses”' }));
    const lines = (await box.findAllByRole('listitem')).map((item) => item.textContent);
    await expect(lines.length).toBeGreaterThan(0);
    await expect(lines.length).toBeLessThanOrEqual(20);
    await expect(new Set(lines).size).toBe(lines.length);
    await expect(lines).not.toContain('');
    await expect(await canvas.findByText(/^(Kept 20 of \d+ lines \(limit: 20\)|\d+ lines?)$/)).toBeVisible();
  },
});

export const InvalidTask = meta.story({
  name: 'FORM-72 FORM-73 Invalid Task',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a task' }));
    await choose('Source group', /^Lead lists$/);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Source task' })).toBeEnabled());
    await choose('Source task', / · Boston$/);
    await expect(await canvas.findByText('Invalid task')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Data field' })).toBeDisabled();
    await pressSave();
    await expect(await canvas.findByText('This task has no values. Choose another task.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Lines in “Addresses”' })).toHaveAttribute('data-state', 'error');
  },
});
