import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { Button } from '#src/ui/button';
import { FileDrop } from '#src/ui/file-drop';
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  PasswordField,
  RadioGroupField,
  SegmentedField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#src/ui/form/fields';
import { DateField, DateTimeField, SelectField, TimeField } from '#src/ui/form/antd-fields';
import { SearchBox } from '#src/ui/form/search-box';

const sent = fn();
const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
] as const;

function Trial({ disabled = false }: { disabled?: boolean }) {
  const { control, handleSubmit } = useForm({
    defaultValues: {
      name: '',
      password: '',
      rows: '10',
      note: '',
      size: undefined as string | undefined,
      agree: false,
      notify: false,
      days: [] as string[],
      speed: 'm',
      view: 's',
      day: '2026-11-20',
      at: '2026-11-20 09:30',
      time: '09:30',
    },
  });
  const shared = { control, disabled };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(sent)(event)}
      style={{ display: 'grid', gap: 16, maxWidth: 480 }}
    >
      <TextField
        {...shared}
        name="name"
        label="Task name"
        required
        help="Seen by your team."
        placeholder="Shop prices"
      />
      <PasswordField {...shared} name="password" label="Password" />
      <NumberField {...shared} name="rows" label="Rows" min={1} max={11} />
      <TextAreaField {...shared} name="note" label="Addresses" monospace />
      <SelectField
        {...shared}
        name="size"
        label="Size"
        options={sizes}
        placeholder="Choose an option"
        error={disabled ? null : 'Choose a size.'}
      />
      <CheckboxField {...shared} name="agree" label="I have read the terms" />
      <SwitchField {...shared} name="notify" label="Tell me when it is done" />
      <CheckboxGroupField {...shared} name="days" label="Days" choices={sizes} selectAll />
      <RadioGroupField {...shared} name="speed" label="Speed" choices={sizes} />
      <SegmentedField {...shared} name="view" label="View" choices={sizes} />
      <DateField {...shared} name="day" label="Day" />
      <DateTimeField {...shared} name="at" label="Starts at" format="YYYY-MM-DD HH:mm" />
      <TimeField {...shared} name="time" label="Time" minuteStep={10} />
      <Button variant="primary" type="submit">
        Save task
      </Button>
    </form>
  );
}

const meta = preview.meta({ title: 'UI/Parts/Form fields' });

export const Ready = meta.story({
  name: 'Ready',
  render: () => <Trial />,
  play: async ({ canvas }) => {
    sent.mockClear();
    const name = canvas.getByRole('textbox', { name: /Task name/ });
    await expect(name).toHaveAccessibleDescription('Seen by your team.');
    await expect(name).toBeRequired();
    await inTestOnly(async () => {
      await userEvent.type(name, 'Prices');
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
      const rows = canvas.getByRole('textbox', { name: 'Rows' });
      await userEvent.click(rows);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(rows).toHaveValue('11');
      const size = canvas.getByRole('combobox', { name: 'Size' });
      await expect(size).toHaveAccessibleDescription('Choose a size.');
      await userEvent.click(size);
      const options = await screen.findAllByRole('option');
      await expect(options).toHaveLength(3);
      await userEvent.click(await screen.findByTitle('Medium'));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read the terms' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'Tell me when it is done' }));
      await userEvent.click(
        within(canvas.getAllByRole('group', { name: 'Days' })[0] ?? document.body).getByRole('checkbox', {
          name: 'Select all',
        }),
      );
      await userEvent.click(
        within(canvas.getByRole('radiogroup', { name: 'Speed' })).getByRole('radio', { name: 'Large' }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Save task' }));
      await waitFor(() => expect(sent).toHaveBeenCalled());
      await expect(sent.mock.calls[0]?.[0]).toMatchObject({
        name: 'Prices',
        rows: '11',
        size: 'm',
        agree: true,
        notify: true,
        days: ['s', 'm', 'l'],
        speed: 'l',
        day: '2026-11-20',
      });
    });
  },
});

export const Disabled = meta.story({
  name: 'Disabled',
  render: () => <Trial disabled />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Task name/ })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Tell me when it is done' })).toBeDisabled();
  },
});

export const PickerOpen = meta.story({
  name: 'CONST-14 Date and time open',
  render: () => <Trial />,
  play: async ({ canvas }) => {
    const at = canvas.getByRole('textbox', { name: 'Starts at' });
    await userEvent.click(at);
    // antd opens a panel without opacity first.
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Calendar' })).toBeVisible());
    const minutes = await screen.findByRole('listbox', { name: 'Minutes' });
    await expect(within(minutes).getAllByRole('option')).toHaveLength(60);
    await expect(screen.queryByRole('listbox', { name: 'Seconds' })).toBeNull();
  },
});

const found = fn();
const taken = fn();
function Searching() {
  const [keyword, setKeyword] = useState('');
  return (
    <SearchBox
      focusOnSlash
      value={keyword}
      label="Search templates"
      onSearch={(next) => {
        found(next);
        setKeyword(next);
      }}
    />
  );
}

export const Search = meta.story({
  name: 'Search',
  render: () => <Searching />,
  play: async ({ canvas }) => {
    found.mockClear();
    const box = canvas.getByRole('textbox', { name: 'Search templates' });
    await inTestOnly(async () => {
      await waitFor(async () => {
        await userEvent.keyboard('/');
        await expect(box).toHaveFocus();
      });
      await userEvent.keyboard('shop');
      await waitFor(() => expect(found).toHaveBeenLastCalledWith('shop'));
      await expect(found).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(found).toHaveBeenLastCalledWith('');
      await expect(box).toHaveFocus();
    });
  },
});

export const Drop = meta.story({
  name: 'File drop',
  render: () => <FileDrop accept=".csv,.xlsx" onFile={taken} help="CSV or XLSX, at most 10 MB" />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new TypeError('The file input is missing');
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await inTestOnly(async () => {
      await userEvent.upload(input, new File(['a'], 'list.csv'));
      await expect(taken).toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    });
  },
});
