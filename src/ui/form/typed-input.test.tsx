import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { SearchBox } from './search-box';
import { SearchSelect } from './search-select';
import { SelectControl } from './select-control';
import { SuggestBox } from './suggest-box';
import { NumberControl, TextAreaControl, TextControl } from './text-controls';

beforeAll(() => startLanguages('en-US'));

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'DK', label: 'Denmark' },
];

function Country() {
  const [value, setValue] = useState('DE');
  return (
    <>
      <SearchSelect
        label="Country"
        value={value}
        onChange={setValue}
        options={countries}
        find={(text) => countries.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
        listLabel="Countries"
        emptyText="No countries match"
        statusMessage={String}
      />
      <output aria-label="Chosen">{value}</output>
    </>
  );
}

test.each(['Atlantis', 'mark'])(
  'the text “%s” stays in the field and does not fall back to the former country',
  async (text) => {
    render(<Country />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    fireEvent.blur(field);
    expect(field.value).toBe(text);
    expect(screen.getByLabelText('Chosen').textContent).toBe('');
    expect(document.body.textContent).toContain(`“${text}” isn’t on the list.`);
  },
);

test('a country name typed in full is chosen on blur', async () => {
  render(<Country />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, 'denmark');
  fireEvent.blur(field);
  expect(field.value).toBe('Denmark');
});

function Zone() {
  const [zone, setZone] = useState<string | undefined>('UTC');
  return (
    <>
      <SelectControl
        label="Time zone"
        searchable
        value={zone}
        onChange={setZone}
        options={[
          { value: 'UTC', label: 'UTC' },
          { value: 'Europe/Berlin', label: 'Europe/Berlin' },
        ]}
      />
      <output aria-label="Chosen">{zone}</output>
      <button type="button">Elsewhere</button>
    </>
  );
}

test('an option typed in full is chosen on blur, and other text shows an error', async () => {
  stubBrowser();
  render(<Zone />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const leave = () => userEvent.click(screen.getByText('Elsewhere'));
  await userEvent.type(field, 'Atlantis');
  await leave();
  await screen.findByText('“Atlantis” isn’t on the list. Choose an option.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Chosen').textContent).toBe('UTC');
  await userEvent.type(field, 'europe/berlin');
  expect(screen.queryByText(/Atlantis/)).toBeNull();
  await leave();
  expect(screen.getByLabelText('Chosen').textContent).toBe('Europe/Berlin');
  await userEvent.type(field, 'Lemuria{Escape}');
  await leave();
  expect(screen.queryByText(/Lemuria/)).toBeNull();
});

const templates = {
  label: 'Templates',
  value: '',
  maxLength: 5,
  onInput: () => undefined,
  suggestions: [],
  listLabel: 'Matches',
  statusMessage: '',
};

test('FORM-53 a text over the maximum length is kept, and the error names the bound', async () => {
  function Texts() {
    const [line, setLine] = useState('');
    const [lines, setLines] = useState('');
    return (
      <>
        <TextControl label="Subject" value={line} maxLength={5} onChange={setLine} />
        <TextAreaControl label="Message" value={lines} maxLength={5} onChange={setLines} />
        <SuggestBox {...templates} onSearch={() => undefined} />
      </>
    );
  }
  render(<Texts />);
  for (const field of ['Subject', 'Message', 'Templates'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  )) {
    await userEvent.click(field);
    await userEvent.paste('seven 8');
    expect(field.value).toBe('seven 8');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(screen.getAllByText('2 characters over the limit of 5.')).toHaveLength(3);
});

test.each([
  [
    'a search field',
    (onSearch: (text: string) => void) => <SearchBox label="Templates" value="" maxLength={5} onSearch={onSearch} />,
  ],
  [
    'a search field with suggestions',
    (onSearch: (text: string) => void) => <SuggestBox {...templates} onSearch={onSearch} />,
  ],
])('%s neither cuts an overlong text nor searches for it', async (_name, draw) => {
  stubBrowser();
  const onSearch = vi.fn();
  render(draw(onSearch));
  const field = screen.getByLabelText<HTMLInputElement>('Templates');
  await userEvent.click(field);
  await userEvent.paste('seven 8');
  await userEvent.keyboard('{Enter}');
  fireEvent.blur(field);
  expect(field.value).toBe('seven 8');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onSearch.mock.calls).toEqual([]);
  await userEvent.type(field, '{Backspace}{Backspace}{Enter}');
  expect(new Set(onSearch.mock.calls.flat())).toEqual(new Set(['seven']));
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('the arrow keys leave a text that is not a number unchanged', async () => {
  function Rows() {
    const [rows, setRows] = useState('1,5');
    return <NumberControl label="Rows" value={rows} onChange={setRows} />;
  }
  render(<Rows />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '{ArrowUp}');
  expect(field.value).toBe('1,5');
});

test('the icon of a select that loads has no name', () => {
  const { container } = render(<SelectControl label="Task" value="" loading options={[]} onChange={() => undefined} />);
  expect(container.querySelector('.anticon-loading')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
