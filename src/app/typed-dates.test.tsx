import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp } from '#tests/fixtures/open-app';

async function openField(slug: string, label: string): Promise<HTMLInputElement> {
  await openApp({ path: `/console/template/${slug}` });
  // jsdom lacks scrollIntoView.
  Element.prototype.scrollIntoView = vi.fn();
  return screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {}, { timeout: 15_000 });
}

function type(field: HTMLInputElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

test.each([
  ['FORM-13 FORM-70', 'headlines-by-topic', 'Published after', '2026-11-01 08:30', '2026-11-01 08:30:00'],
  ['FORM-14 FORM-70', 'product-price-watch', 'Check every day at', '08:30', '08:30:00'],
])('%s in a task of %s, “%s” accepts “%s” without seconds', async (_ids, slug, label, input, shown) => {
  const field = await openField(slug, label);
  type(field, input);
  expect(field.value).toBe(shown);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test.each([
  ['FORM-13 FORM-63', 'headlines-by-topic', 'Published after', 'last week'],
  ['FORM-14 FORM-63', 'product-price-watch', 'Check every day at', 'noon'],
  // The field would show only a part of these values and save the rest unseen.
  ['FORM-07 FORM-63', 'tafelrunde-restaurants', 'Open at', '10:30:15'],
  ['FORM-07 FORM-63', 'tafelrunde-restaurants', 'Open at', '2026-11-05 10:30:15'],
  ['FORM-14 FORM-63', 'product-price-watch', 'Check every day at', '2026-11-05 10:30:15'],
])('%s in a task of %s, “%s” keeps “%s” and shows why it is invalid', async (_ids, slug, label, input) => {
  const field = await openField(slug, label);
  type(field, input);
  expect(field.value).toBe(input);
  expect(document.body.textContent).toContain(`“${input}” isn’t valid. Use the format `);

  fireEvent.click(screen.getByText('Create task'));
  await waitFor(() => expect(document.body.textContent).toContain('Enter a valid date or time'));
  expect(field.value).toBe(input);
});
