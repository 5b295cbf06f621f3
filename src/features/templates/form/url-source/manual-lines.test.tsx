import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { ManualLines } from './manual-lines';

const many = Array.from({ length: 100_000 }, (_, index) => `line ${index + 1}`);

beforeAll(() => startLanguages('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form({ text, tell: onChange }: { readonly text: string; readonly tell: (text: string) => void }) {
  const [value, setValue] = useState(text);
  return (
    <ManualLines
      wiring={{ id: 'lines', invalid: undefined, required: undefined, describedBy: undefined, labelledBy: undefined }}
      text={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      example={undefined}
      invalid={false}
      describedBy="words"
      disabled={false}
      onFocus={() => undefined}
      onBlur={() => undefined}
    />
  );
}

function boxOf(): HTMLTextAreaElement {
  const [box] = screen.getAllByRole('textbox');
  if (!(box instanceof HTMLTextAreaElement)) throw new Error('no box');
  return box;
}

function paste(box: HTMLTextAreaElement, text: string): Event {
  const event = createEvent.paste(box, { clipboardData: { getData: () => text } });
  fireEvent(box, event);
  return event;
}

test('a short text reports every keystroke', () => {
  const changes: string[] = [];
  render(<Form text="a" tell={(text) => changes.push(text)} />);
  fireEvent.change(boxOf(), { target: { value: 'ab' } });
  expect([changes, boxOf().value]).toEqual([['ab'], 'ab']);
  expect(paste(boxOf(), 'little').defaultPrevented).toBe(false);
});

test('FORM-61 a large paste is split into parts before it is drawn and reported after a pause', () => {
  const changes: string[] = [];
  render(<Form text="before" tell={(text) => changes.push(text)} />);
  boxOf().setSelectionRange(6, 6);
  expect(paste(boxOf(), `\r\n${many.join('\r\n')}`).defaultPrevented).toBe(true);
  expect(boxOf().value.split('\n')).toHaveLength(1_000);
  expect(screen.getByText('Lines 1–1,000 of 100,001')).toBeTruthy();
  expect(changes).toEqual([]);
  fireEvent.blur(boxOf());
  expect(changes).toEqual([['before', ...many].join('\n')]);
});

test('a long text is edited in parts, and the part stays in view after an update', () => {
  const changes: string[] = [];
  render(<Form text={many.join('\n')} tell={(text) => changes.push(text)} />);
  const goTo = screen.getByRole('textbox', { name: 'Go to line' });
  fireEvent.change(goTo, { target: { value: '54321x' } });
  fireEvent.keyDown(goTo, { key: 'Enter' });
  expect(boxOf().value.startsWith('line 54321\n')).toBe(true);
  for (const body of ['a\nb', 'a\nbc']) fireEvent.change(boxOf(), { target: { value: body } });
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(changes).toHaveLength(1);
  expect(changes[0]?.split('\n').slice(54_319, 54_323)).toEqual(['line 54320', 'a', 'bc', 'line 55321']);
  expect(boxOf().value).toBe('a\nbc');
  fireEvent.click(screen.getByRole('button', { name: 'Next lines' }));
  expect(boxOf().value.startsWith('line 55321\n')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous lines' }));
  expect(boxOf().value).toContain('\na\nbc');
});
