import { expect, test } from 'vitest';
import { contrast } from './contrast';
import { contrastPairs, cssVariables, palettes } from './tokens';
import type { ThemeName } from './tokens';

test('contrast follows the published formula', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

for (const theme of ['light', 'dark'] as const satisfies ThemeName[]) {
  test.each(contrastPairs)(
    `${theme}: $front on $back has a contrast of at least $least`,
    ({ front, back, minRatio }) => {
      expect(contrast(palettes[theme][front], palettes[theme][back])).toBeGreaterThanOrEqual(minRatio);
    },
  );
}

test('the palette becomes custom properties with hyphens', () => {
  expect(cssVariables('light')).toMatchObject({ '--gl-text-2': '#514b46', '--gl-brand-soft': '#e3f4f1' });
  expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')));
});
