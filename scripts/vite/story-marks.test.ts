import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readStates, storiesByState, storiesOfSources } from '../checks/states.mjs';
import { addMarks, filesToMark, markedStories, type MarkedStory } from './story-marks.ts';

const OVERLAYS = ['dialog', 'drawer', 'popover'];
const overlays = readStates().filter(({ surface }) => OVERLAYS.includes(surface));

let stories: Record<string, MarkedStory[]> = {};
beforeAll(async () => {
  stories = await markedStories();
}, 60_000);

test('every dialog, drawer and popover of the inventory leads to a story that exists', async () => {
  const ids = await storiesByState();
  expect(overlays.length).toBeGreaterThan(150);
  const lost = overlays.filter((state) => {
    const mark = state.component.replace(/^src\/|\.tsx?$/g, '');
    return !stories[mark]?.some(([id]) => id === ids(state));
  });
  expect(lost).toEqual([]);
});

test('every story that a mark leads to exists', async () => {
  const known = new Set((await storiesOfSources()).map(({ __id: id }) => id));
  const lost = Object.values(stories).flatMap((all) => all.filter(([id]) => !known.has(id)));
  expect(lost).toEqual([]);
});

test('every file that opens a dialog gets marks, and every Playground has a component with its mark', () => {
  const marks = new Set<string>();
  for (const [file, each] of filesToMark()) {
    const added = addMarks(file, readFileSync(file, 'utf8'), each);
    for (const [, mark = ''] of added.matchAll(/(?:\.story = |markConfirm\(\w+\(\), )'([^']+)'/g)) marks.add(mark);
  }
  // A dialog on its way leads to the dialog that comes.
  expect(Object.keys(stories).filter((mark) => !marks.has(mark))).toEqual(['ui/pending-overlay']);
});

test('a component is marked by its Playground, else by its file, and a question by the file that asks', () => {
  const source = [
    'export function Ask() {',
    '  const confirm = useConfirm();',
    '}',
    'function Part<T>() {}',
    'export function useAsk() {}',
  ].join('\n');
  expect(addMarks('src/a/ask.tsx', source, { names: new Set(['Ask']), isListed: true }).split('\n')).toEqual([
    'export function Ask() {',
    "  const confirm = markConfirm(useConfirm(), 'a/ask');",
    '}',
    'function Part<T>() {}',
    'export function useAsk() {}',
    "import { markConfirm } from 'virtual:mark-confirm';",
    "Ask.story = 'Ask';",
    "Part.story = 'a/ask';",
  ]);
});
