import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { Pagination } from './pagination';

beforeAll(() => startLanguages('en-US'));

const jump = () => screen.queryByLabelText<HTMLInputElement>('Go to page');
function type(text: string) {
  const field = jump();
  if (field === null) throw new Error('no field to jump');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
  return field;
}

test('TASK-19 the quick jumper appears from two pages on', () => {
  const { rerender } = render(<Pagination page={1} pageSize={10} total={10} onChange={vi.fn()} />);
  expect(jump()).toBeNull();
  rerender(<Pagination page={1} pageSize={10} total={11} onChange={vi.fn()} />);
  expect(jump()).not.toBeNull();
});

test('TASK-19 the quick jumper opens the typed page, at most the last, and keeps invalid text', () => {
  const onChange = vi.fn();
  render(<Pagination page={1} pageSize={10} total={25} onChange={onChange} />);
  expect(type('2').value).toBe('');
  expect(onChange).toHaveBeenLastCalledWith(2, 10);
  type('９９');
  expect(onChange).toHaveBeenLastCalledWith(3, 10);
  expect(type('second').value).toBe('second');
  expect(screen.getByRole('alert').textContent).toBe('Enter a number from 1 to 3.');
  expect(onChange).toHaveBeenCalledTimes(2);
});
