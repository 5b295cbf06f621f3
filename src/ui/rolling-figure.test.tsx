import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RollingFigure } from './rolling-figure';
import styles from './rolling-figure.module.css';

test('a figure moves when it changes, not when it appears or stays the same', () => {
  const { rerender } = render(<RollingFigure text="10" />);
  const first = screen.getByText('10');
  rerender(<RollingFigure text="10" />);
  expect(screen.getByText('10')).toBe(first);
  expect(first.className).not.toContain(styles.changed);
  rerender(<RollingFigure text="12" />);
  expect(screen.getByText('12').className).toContain(styles.changed);
});
