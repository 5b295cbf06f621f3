import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

afterEach(cleanup);

const field = () => screen.findByLabelText<HTMLInputElement>(/^Published after/, {}, { timeout: 10_000 });

test('FORM-13 FORM-70 a template date typed without seconds is understood, and what is none is kept and refused', async () => {
  // What jsdom lacks: the form brings the field that is wrong into view.
  Element.prototype.scrollIntoView = vi.fn();
  await openApp({ path: '/console/template/headlines-by-topic' });
  const published = await field();
  fireEvent.change(published, { target: { value: '2026-11-01 08:30' } });
  fireEvent.blur(published);
  expect(published.value).toBe('2026-11-01 08:30:00');

  fireEvent.change(published, { target: { value: 'last week' } });
  fireEvent.click(screen.getByText('Create task'));
  await waitFor(() => expect(document.body.textContent).toContain("This can't be read as a date or time."));
  expect(published.value).toBe('last week');
});
