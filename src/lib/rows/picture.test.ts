import { expect, test } from 'vitest';
import { drawingOf, isDrawnPicture, pictureDataUrl } from './picture';

const markupOf = (value: string) => {
  const [, encoded = ''] = /^data:image\/svg\+xml,(.*)$/u.exec(pictureDataUrl(value)) ?? [];
  expect(encoded).not.toMatch(/[<> ]|%(?![0-9A-F]{2})/u);
  return decodeURIComponent(encoded);
};

test('only values with the scheme are drawn pictures', () => {
  expect(isDrawnPicture('gleaner-picture:lamp')).toBe(true);
  expect(isDrawnPicture('lamp')).toBe(false);
  expect(isDrawnPicture('a gleaner-picture:')).toBe(false);
});

test('a face is a circle over shoulders', () => {
  expect(markupOf('gleaner-picture:face-7')).toMatchInlineSnapshot(
    `"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><rect width='48' height='48' fill='hsl(289 42% 93%)'/><circle cx='24' cy='19' r='8' fill='hsl(289 40% 64%)'/><path d='M8,48c0-11,7-17,16-17s16,6,16,17z' fill='hsl(289 40% 64%)'/></svg>"`,
  );
});

test('any other name is a landscape with a sun', () => {
  expect(markupOf('gleaner-picture:lamp 7')).toMatchInlineSnapshot(
    `"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><rect width='48' height='48' fill='hsl(168 42% 93%)'/><circle cx='12' cy='11' r='5' fill='hsl(168 40% 64%)'/><path d='M0,32L14,24,28,30,40,30,48,34V48H0z' fill='hsl(168 42% 84%)'/><path d='M0,36l18-6,14,8,16-7V48H0z' fill='hsl(168 40% 64%)'/></svg>"`,
  );
  expect(markupOf('gleaner-picture:surface')).toContain('V48H0z');
});

test('the scheme is no part of the name, and names differ', () => {
  expect(drawingOf('gleaner-picture:lamp')).toEqual(drawingOf('lamp'));
  expect(drawingOf('lamp')).not.toEqual(drawingOf('lamp 2'));
});
