import { act, cleanup, render, screen } from '@testing-library/react';
import { memo, useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguages, switchLanguage } from './init';
import { useTranslation } from './use-translation';

beforeEach(() => startLanguages('en-US'));
afterEach(cleanup);

test('I18N-01 what is computed with a text is computed anew in another language, and only then; a kept t speaks the new one', async () => {
  const compute = vi.fn((words: string) => words);
  const retained: (() => string)[] = [];
  const Text = memo(function Word() {
    const { t } = useTranslation('ui');
    retained.push(() => t(($) => $.cancel));
    return <p>{useMemo(() => compute(t(($) => $.cancel)), [t])}</p>;
  });
  const { rerender } = render(<Text />);
  rerender(<Text key="another" />);
  expect(screen.getByText('Cancel')).toBeDefined();
  const before = compute.mock.calls.length;
  await act(() => switchLanguage('de-DE'));
  expect(screen.getByText('Abbrechen')).toBeDefined();
  expect(compute).toHaveBeenCalledTimes(before + 1);
  expect(retained[0]?.()).toBe('Abbrechen');
});

test('every component of a language has the same t, so that a memo which depends on it holds', () => {
  const seen = new Set<unknown>();
  function Text() {
    seen.add(useTranslation('ui').t);
    return null;
  }
  render(
    <>
      <Text />
      <Text />
    </>,
  );
  expect(seen.size).toBe(1);
});
