import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { stubBrowser } from '#tests/fixtures/open-app';
import { DateControl, DateTimeControl, TimeControl } from './date-controls';
import type { DateControlProps } from './typed-date-input';

beforeAll(() => startLanguages('en-US'));
beforeEach(stubBrowser);

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

test('FORM-70 a day and time typed without seconds is stored with seconds', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '2026-11-01 08:30');
  await userEvent.tab();
  expect(field.value).toBe('2026-11-01 08:30:00');
  expect(value()).toBe('2026-11-01 08:30:00');
});

test('FORM-70 seconds can be typed after a complete time', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '11/1/2026 8:30:15 pm');
  expect(field.value).toBe('11/1/2026 8:30:15 pm');
  await userEvent.tab();
  expect(field.value).toBe('2026-11-01 20:30:15');
});

test('FORM-63 unreadable text stays in the field, becomes the value and shows an error', async () => {
  const field = draw(dateTime, '2026-11-01 08:30:00');
  await userEvent.clear(field);
  await userEvent.type(field, 'next week');
  await userEvent.tab();
  expect(field.value).toBe('next week');
  expect(value()).toBe('next week');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('“next week” isn’t valid. Use the format YYYY-MM-DD HH:mm:ss.');
});

test('a field that the user clears stays empty', async () => {
  const field = draw(dateTime, '2026-11-01 08:30:00');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('');
  expect(value()).toBe('');
});

test('Enter in a date field accepts the typed text and does not submit the form', async () => {
  const field = draw(dateTime);
  await userEvent.type(field, '2026-11-01{Enter}');
  expect(field.value).toBe('2026-11-01 00:00:00');
  expect(handedOn).not.toContain('sent');
});

test('a time control accepts 12-hour time', async () => {
  const field = draw((props) => <TimeControl {...props} label="Open at" />);
  await userEvent.type(field, '8:05 pm');
  await userEvent.tab();
  expect(field.value).toBe('20:05');
  expect(value()).toBe('20:05');
});

test('a picked day replaces the typed text', async () => {
  const field = draw((props) => <DateControl {...props} label="Day" />);
  await userEvent.type(field, '11/1/2026');
  await userEvent.click(await screen.findByTitle('2026-11-12'));
  await userEvent.tab();
  expect(field.value).toBe('2026-11-12');
  expect(value()).toBe('2026-11-12');
});

test('a filter receives only a complete day within its bounds, and the typed text stays', async () => {
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

test('a page that is hidden while it waits for the next one takes the focus from the field without an error', async () => {
  const never = new Promise<void>(() => undefined);
  const Next = ({ isPending }: { readonly isPending: boolean }) => {
    if (isPending) use(never);
    return null;
  };
  const page = (isPending: boolean) => (
    <Suspense fallback="Loading">
      <DateControl value="2026-11-01" onChange={() => undefined} label="Published after" />
      <Next isPending={isPending} />
    </Suspense>
  );
  const { rerender } = render(page(false));
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '-1');
  await act(() => Promise.resolve(rerender(page(true))));
  expect(await screen.findByText('Loading')).toBeTruthy();
  fireEvent.blur(field);
  rerender(page(false));
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('2026-11-01-1');
});
