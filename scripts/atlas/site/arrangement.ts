import type { StoryGlobals, Picture } from '../picture.ts';

export interface Group {
  readonly noun: string;
  readonly surface: string;
  readonly pictures: readonly Picture[];
}

const order = (a: string, b: string): number => a.localeCompare(b, 'en');

export function groupPictures(pictures: readonly Picture[]): Group[] {
  const groups = new Map<string, { noun: string; surface: string; pictures: Picture[] }>();
  for (const picture of pictures) {
    const { noun, surface } = picture;
    const key = `${noun}\n${surface}`;
    const group = groups.get(key) ?? { noun, surface, pictures: [] };
    group.pictures.push(picture);
    groups.set(key, group);
  }
  const sorted = [...groups.values()].toSorted((a, b) => order(a.noun, b.noun) || order(a.surface, b.surface));
  for (const { pictures: inside } of sorted)
    inside.sort((a, b) => order(a.title, b.title) || order(a.name, b.name) || (a.file < b.file ? -1 : 1));
  return sorted;
}

export function valuesOf(pictures: readonly Picture[], getValue: (picture: Picture) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const picture of pictures) {
    const value = getValue(picture);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

export function pictureWithNext(
  pictures: readonly Picture[],
  from: Picture,
  property: keyof StoryGlobals,
): Picture | undefined {
  const otherProperties = (['language', 'theme', 'width'] as const).filter((name) => name !== property);
  const same = pictures
    .filter((picture) => picture.story === from.story && otherProperties.every((name) => picture[name] === from[name]))
    .toSorted((a, b) => String(a[property]).localeCompare(String(b[property]), 'en', { numeric: true }));
  const next = same[(same.findIndex((picture) => picture.file === from.file) + 1) % same.length];
  return next === undefined || next.file === from.file ? undefined : next;
}

export function neighbor(visible: readonly Picture[], from: Picture, step: number): Picture | undefined {
  const at = visible.findIndex((picture) => picture.file === from.file);
  if (at < 0) return visible[0];
  return visible[(at + step + visible.length) % visible.length];
}
