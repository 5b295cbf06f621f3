import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appAddress, demoUrl } from '#.storybook/app-address';
import { switchPlay } from '#.storybook/play-switch';
import { indexStories } from '#.storybook/story-index';
import { nameWithoutIds } from '#.storybook/story-name';
import { projectFiles } from './source-files';

const indexOf = (title: string, stories: string) =>
  indexStories(
    `import preview from '#.storybook/preview';
     import { inTestOnly } from '#.storybook/in-test-only';
     import { expect, screen } from 'storybook/test';
     import { openDialog } from './operation-story';
     const meta = preview.meta({ title: '${title}', parameters: { gleaner: { persona: 'standard' } } });
     const findRows = async () => screen.findAllByRole('row');
     const pressStart = async (userEvent) => userEvent.click(await screen.findByRole('button'));
     ${stories}`,
    { fileName: 'tasks.stories.tsx', makeTitle: (title) => title },
  );

test('the sidebar shows a name without the requirement ids before it', () => {
  expect(nameWithoutIds('AAA-08 BBB-011: A free account is offered the trial')).toBe(
    'A free account is offered the trial',
  );
  expect(nameWithoutIds('UTF-8 file')).toBe('UTF-8 file');
  expect(nameWithoutIds('Ready, as in AAA-01 below')).toBe('Ready, as in AAA-01 below');
});

test('a story has tags for its surface, persona, state and requirements, and keeps its name', () => {
  const [empty, own] = indexOf(
    'Tasks/Pages/Task list',
    `export const Empty = meta.story({ name: 'AAA-01 AAA-20 BBB-011 Empty', play: openDialog });
     export const Own = meta.story({ name: 'Own', play: openDialog, parameters: { gleaner: { persona: 'free' } } });`,
  );
  expect(empty).toMatchObject({
    name: 'AAA-01 AAA-20 BBB-011 Empty',
    tags: ['play-fn', 'surface:page', 'persona:standard', 'state:empty', 'requirement:AAA', 'requirement:BBB'],
  });
  expect(own?.tags).toEqual(['play-fn', 'surface:page', 'persona:free']);
  expect(indexOf('UI/Button', `export const Playground = meta.story({ name: 'Playground' });`)[0]?.tags).toContain(
    'surface:component',
  );
});

test.each([
  ['reads the page', true, 'async () => { await expect((await findRows()).length).toBe(2); }'],
  ['acts in its test only', true, 'async ({ userEvent }) => { await inTestOnly(() => userEvent.click(1)); }'],
  ['presses', false, 'async ({ userEvent }) => { await userEvent.click(screen.getByRole("button")); }'],
  ['presses by a function of its file', false, 'async ({ userEvent }) => { await pressStart(userEvent); }'],
  ['calls an imported function', false, 'async () => { await openDialog(); }'],
  ['is an imported function', false, 'openDialog'],
  ['scrolls', false, 'async () => { screen.getByRole("table").scrollIntoView(); }'],
  ['measures', true, 'async () => { await expect(screen.getByRole("table").scrollWidth).toBeLessThan(9); }'],
])('a play that %s is tagged as a check: %s', (_, isCheck, play) => {
  const [story] = indexOf('Tasks/Pages/Task list', `export const One = meta.story({ name: 'One', play: ${play} });`);
  expect(story?.tags.includes('play:checks')).toBe(isCheck);
});

test('a component rests in its plain state without a step', () => {
  const plain = projectFiles('stories/ui/*.stories.tsx')
    .flatMap((fileName) => indexStories(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title }))
    .filter(({ name = '' }) => /^(?:Kinds|Ready|Loading|Empty|Failed|Disabled|Playground)$/.test(name));
  expect(plain.length).toBeGreaterThan(60);
  const acting = plain.filter(({ tags }) => !tags.includes('play:checks'));
  expect(acting.map(({ title, name }) => `${String(title)} -- ${String(name)}`)).toEqual([]);
});

test.each([
  ['a check is skipped while browsing', ['play:checks'], '', false],
  ['a check runs when the toolbar says so', ['play:checks'], 'on', true],
  ['a play that leads to the state runs', [], '', true],
  ['no play runs when the toolbar says so', [], 'off', false],
])('%s', (_, tags, play, expected) => {
  const render = { id: 'tasks--one', renderOptions: { autoplay: !expected } };
  const storyIndex = { entries: { 'tasks--one': { tags } } };
  vi.stubGlobal('__STORYBOOK_PREVIEW__', { storyRenders: [render], storyStoreValue: { storyIndex } });
  onTestFinished(() => void vi.unstubAllGlobals());
  switchPlay({ id: 'tasks--one', viewMode: 'story', globals: { play } });
  expect(render.renderOptions.autoplay).toBe(expected);
});

test('a story of a page opens in the demo with its scenario and persona', () => {
  const demo = 'https://demo.example/gleaner/';
  expect(appAddress({ path: '/console/task/task-list?keyword=a', persona: 'free', scenario: 'tasksEmpty' }, demo)).toBe(
    'https://demo.example/gleaner/console/task/task-list?keyword=a&scenario=tasksEmpty&persona=free',
  );
  expect(appAddress({ path: '/' }, demo)).toBe('https://demo.example/gleaner/?scenario=everyday');
  expect(appAddress({ persona: 'free' }, demo)).toBeUndefined();
});

test('the demo is on its own port in development, and beside a built Storybook unless a setting names it', () => {
  const built = { setting: undefined, isDevelopment: false };
  expect(demoUrl({ ...built, isDevelopment: true, storybook: 'http://localhost:6006/?path=/' })).toBe(
    'http://localhost:5173/',
  );
  expect(demoUrl({ ...built, storybook: 'https://gleaner.example/book/?path=/docs/a' })).toBe(
    'https://gleaner.example/',
  );
  expect(demoUrl({ ...built, storybook: 'https://gleaner.example/demo/storybook/index.html?path=/docs/a' })).toBe(
    'https://gleaner.example/demo/',
  );
  expect(demoUrl({ ...built, storybook: 'https://book.example/?path=/docs/a' })).toBeUndefined();
  expect(demoUrl({ ...built, setting: 'https://demo.example/', storybook: 'https://book.example/' })).toBe(
    'https://demo.example/',
  );
});

const otherNames =
  `accordion, autocomplete, avatar, badge, breadcrumb, checkbox, chip, combobox, command palette, date picker,
  dialog, drawer, dropdown, listbox, menu, modal, notification, pagination, popover, radio, select, sheet,
  skeleton, snackbar, spinner, stepper, switch, tabs, toast, toggle, tooltip`.split(/,\s+/);

test('the search finds a component by its common names, which are headings', () => {
  const page = readFileSync('stories/start/other-names.mdx', 'utf8');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  const has = (word: string) => headings.some((heading) => new RegExp(`\\b${word}\\b`).test(heading));
  expect(otherNames.filter((word) => !has(word))).toEqual([]);
});

test.each(['combobox', 'listbox'])('%s leads to the select and to the one with a search', (word) => {
  const [, section = ''] =
    new RegExp(`^## .*${word}.*$([^#]+)`, 'im').exec(readFileSync('stories/start/other-names.mdx', 'utf8')) ?? [];
  for (const name of ['SelectControl', 'SearchSelect']) expect(section).toContain(`>${name}</StoryLink>`);
});
