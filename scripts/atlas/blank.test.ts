import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { isBlank, findDuplicates } from './blank';

function picture(spots: readonly number[]) {
  const png = new PNG({ width: 300, height: 200 });
  png.data.fill(0xfa);
  for (const spot of spots) png.data[spot * 4] = 0;
  return PNG.sync.write(png);
}

test('a picture of one color is blank, and one with a single dot is not', () => {
  expect([picture([]), picture([0]), picture([59_999])].map(isBlank)).toEqual([true, false, false]);
});

test('stories with identical pictures are named together', () => {
  const pictures = [
    { story: 'a', sha256: '1' },
    { story: 'b', sha256: '2' },
    { story: 'c', sha256: '1' },
  ];
  expect(findDuplicates(pictures)).toEqual([['a', 'c']]);
});
