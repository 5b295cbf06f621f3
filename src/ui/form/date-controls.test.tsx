import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { DateControl, DateTimeControl, TimeControl } from './date-controls';
import type { DateControlProps } from './typed-date-input';

beforeAll(() => startLanguages('en-US'));
beforeEach(stubBrowser);
afterEach(cleanup);

let handedOn: string[] = [];

function ControlledDate({
  children,
  start = '',
}: {
  children: (props: Pick<DateControlProps, 'value' | 'onChange'>) => ReactNode;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  const onChange = (next: string) => {
    handedOn.push(next);
    setValue(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handedOn.push('sent');
      }}
    >
      {children({ value, onChange })}
      <button type="submit">Save</button>
      <output>{value}</output>
    </form>
  );
}

function draw(children: (props: Pick<DateControlProps, 'value' | 'onChange'>) => ReactNode, start?: string) {
  handedOn = [];
  render(<ControlledDate start={start}>{children}</ControlledDate>);
  return screen.getByRole<HTMLInputElement>('textbox');
}
const value = () => screen.getByRole('status').textContent;
const dateTime = (props: Pick<DateControlProps, 'value' | 'onChange'>) => (
  <DateTimeControl {...props} label="Published after" format="YYYY-MM-DD HH:mm:ss" />
);

test('FORM-13 FORM-70 a day and a time typed without seconds is taken', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '2026-11-01 08:30');
  await userEvent.tab();
  expect(field.value).toBe('2026-11-01 08:30:00');
  expect(value()).toBe('2026-11-01 08:30:00');
});

test('FORM-13 FORM-70 seconds can be typed behind what is a time already', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '11/1/2026 8:30:15 pm');
  expect(field.value).toBe('11/1/2026 8:30:15 pm');
  await userEvent.tab();
  expect(field.value).toBe('2026-11-01 20:30:15');
});

test('FORM-13 FORM-63 what cannot be read stays, is the value and is refused in words', async () => {
  const field = draw(dateTime, '2026-11-01 08:30:00');
  await userEvent.clear(field);
  await userEvent.type(field, 'next week');
  await userEvent.tab();
  expect(field.value).toBe('next week');
  expect(value()).toBe('next week');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain("“next week” can't be read here. Write it as YYYY-MM-DD HH:mm:ss.");
});

test('FORM-13 a field that is emptied by hand stays empty', async () => {
  const field = draw(dateTime, '2026-11-01 08:30:00');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('');
  expect(value()).toBe('');
});

test('FORM-13 Enter in a date field takes what was typed and does not send the form', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '2026-11-01{Enter}');
  expect(field.value).toBe('2026-11-01 00:00:00');
  expect(handedOn).not.toContain('sent');
});

test('FORM-07 a time of day is taken in the ways people write it', async () => {
  const field = draw((props) => <TimeControl {...props} label="Open at" />);
  await userEvent.type(field, '8:05 pm');
  await userEvent.tab();
  expect(field.value).toBe('20:05');
  expect(value()).toBe('20:05');
});

test('FORM-08 something picked takes the place of what was typed', async () => {
  const field = draw((props) => <DateControl {...props} label="Day" />);
  await userEvent.type(field, '11/1/2026');
  await userEvent.click(await screen.findByTitle('2026-11-12'));
  await userEvent.tab();
  expect(field.value).toBe('2026-11-12');
  expect(value()).toBe('2026-11-12');
});

test('API-026 a filter hears a day only once it is whole and within its bounds, and keeps what was typed', async () => {
  const field = draw((props) => <DateControl {...props} label="From" max="2026-11-10" commitOnBlur />);
  await userEvent.type(field, '2026-11-1');
  expect(handedOn).toEqual([]);
  await userEvent.type(field, '2');
  await userEvent.tab();
  expect(handedOn).toEqual([]);
  expect(field.value).toBe('2026-11-12');
  expect(document.body.textContent).toContain('Choose 2026-11-10 or earlier.');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-02');
  await userEvent.tab();
  expect(handedOn).toEqual(['2026-11-02']);
  expect(document.body.textContent).not.toContain('or earlier');
});
