import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NameText } from './text';
import styles from './text.module.css';

afterEach(cleanup);

test('a name keeps its dots, dashes, dates and numbers unbroken, and its text as it is', () => {
  const name = 'Rentals by city · 会社 · MAD–GRU 2026-11-16.json, GL-2026-000136?';
  const { container } = render(
    <a href="/">
      <NameText text={name} />
    </a>,
  );
  expect(screen.getByRole('link', { name }).textContent).toBe(name);
  expect([...container.querySelectorAll(`.${styles.dot}`)].map((dot) => dot.textContent)).toEqual([
    'y ·',
    '社 ·',
    'D–G',
    '2026-11-16.json',
    'GL-2026-000136',
  ]);
});
