import { act, render, screen } from '@testing-library/react';
import { memo, useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startLanguages, switchLanguage } from './init';
import { useTranslation } from './use-translation';

beforeEach(() => startLanguages('en-US'));

test('a memoized text is recomputed only on a change of language, and a kept t follows it', async () => {
  const compute = vi.fn((text: string) => text);
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

test('all components share one t per language, so that memos that depend on it hold', () => {
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
