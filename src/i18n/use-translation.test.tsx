import { act, render, renderHook, screen } from '@testing-library/react';
import { memo, useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import i18next from 'i18next';
import { startLanguages, switchLanguage } from './init';
import { TranslationProvider, useTranslation } from './use-translation';

beforeEach(() => startLanguages('en-US'));

test('a memoized text is recomputed only on a change of language, and a kept t follows it', async () => {
  const compute = vi.fn((text: string) => text);
  const retained: (() => string)[] = [];
  const Text = memo(function Word() {
    const { t } = useTranslation('ui');
    retained.push(() => t(($) => $.cancel));
    return <p>{useMemo(() => compute(t(($) => $.cancel)), [t])}</p>;
  });
  const { rerender } = render(<Text />, { wrapper: TranslationProvider });
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

interface Texts {
  readonly test: Readonly<Record<string, string>>;
  readonly other?: { readonly name: string };
}

test('t returns plain, nested and missing texts as i18next does', () => {
  i18next.addResources('en-US', 'ui', {
    'test.plain': 'Plain',
    'test.nested': 'Before $t(test.plain)',
    'test.value': '{{name}}!',
  });
  const t = renderHook(() => useTranslation('ui')).result.current.t as unknown as (
    selector: (texts: Texts) => unknown,
    options?: object,
  ) => string;
  expect(t(({ test: texts }) => texts['plain'])).toBe('Plain');
  expect(t(({ test: texts }) => texts['nested'])).toBe('Before Plain');
  expect(t(({ test: texts }) => texts['value'], { name: 'Ada' })).toBe('Ada!');
  expect(t(({ test: texts }) => texts['absent'])).toBe('test.absent');
  expect(t(($) => $.other!.name)).toBe('other.name');
});

test('a text without values passes through the post-processors', () => {
  i18next.use({ type: 'postProcessor', name: 'loud', process: (text: string) => text.toUpperCase() });
  i18next.options.postProcess = ['loud'];
  try {
    expect(renderHook(() => useTranslation('ui')).result.current.t(($) => $.cancel)).toBe('CANCEL');
  } finally {
    i18next.options.postProcess = false;
  }
});
