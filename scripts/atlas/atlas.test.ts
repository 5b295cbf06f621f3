import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { normalizeContent, digestFiles } from './built-files';
import { KINDS } from './find.mjs';
import { missingFontsMessage, languagesWithoutFont } from './fonts';
import { atlasText, FINDING_KINDS, type Picture } from './picture';
import { progressLine } from './progress';
import { parseAtlasOptions } from './options';
import { isSelected, listStories, readInventory } from './stories';
import { openScreenshotCache, type Screenshot } from './screenshot-cache';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const folder = (files: Readonly<Record<string, string>> = {}): string => {
  const made = mkdtempSync(join(tmpdir(), 'gleaner-atlas-'));
  folders.push(made);
  mkdirSync(join(made, 'assets'));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(made, path), content);
  return made;
};

describe('atlas request', () => {
  test('is one look without options', () => {
    expect(parseAtlasOptions({})).toEqual({
      filter: [],
      languages: ['en-US'],
      themes: ['light'],
      widths: [1440],
      out: 'atlas',
      storybook: '../storybook-static/',
      find: false,
    });
    expect(parseAtlasOptions({ find: true }).find).toBe(true);
  });

  test('reads comma-separated lists', () => {
    const { languages, themes, widths } = parseAtlasOptions({
      languages: 'de-DE, ja-JP,de-DE',
      themes: 'light,dark',
      widths: '375,1440',
    });
    expect({ languages, themes, widths }).toEqual({
      languages: ['de-DE', 'ja-JP'],
      themes: ['light', 'dark'],
      widths: [375, 1440],
    });
  });

  test.each([
    [{ langauges: 'de-DE' }, '--langauges'],
    [{ languages: 'de' }, 'no language de'],
    [{ themes: 'sepia' }, 'no theme sepia'],
    [{ widths: '375,wide' }, 'A width'],
    [{ widths: '40' }, 'A width'],
    [{ filter: true }, '--filter wants a value'],
    [{ find: 'clipped' }, '--find takes no value'],
  ] as const)('names the error in %o', (given, message) => {
    expect(() => parseAtlasOptions(given)).toThrow(message);
  });
});

describe('fonts', () => {
  test('are reported missing for languages that the machine cannot draw', () => {
    const onlyJapanese = (code: string) => (code === 'ja' ? 'Noto Sans CJK JP\n' : '\n');
    expect(languagesWithoutFont(['en-US', 'ja-JP', 'ko-KR'], onlyJapanese)).toEqual(['ko-KR']);
    expect(missingFontsMessage(['ko-KR'])).toContain('draws ko-KR');
  });

  test('count as present when they cannot be listed', () => {
    expect(languagesWithoutFont(['ja-JP', 'ko-KR'], () => undefined)).toEqual([]);
  });
});

describe('stories', () => {
  const inventory = readInventory(
    [
      'story\tsurface\tnoun\tstate\tpersona\trequirements\tissue',
      '# a remark',
      'Billing/Dialogs/Bind coupon -- Unknown code\tdialog\tbilling\tno such code\tstandard\tAPI-028,BILL-30\t4',
    ].join('\n'),
  );
  const entry = (id: string, title: string, name: string, type = 'story') => ({
    id,
    type,
    title,
    name,
    importPath: '',
  });
  const stories = listStories(
    {
      entries: {
        a: entry('a', 'Billing/Dialogs/Bind coupon', 'ENUM-46 API-028 Unknown code'),
        b: entry('b', 'Runs/Tables/Lots', 'Thousands'),
        c: entry('c', 'Kit/Contract', 'Reference'),
        d: entry('d', 'Kit/Colours', 'Docs', 'docs'),
      },
    },
    inventory,
  );

  test('carry the facts of the inventory', () => {
    expect(stories[0]).toEqual({
      id: 'a',
      title: 'Billing/Dialogs/Bind coupon',
      name: 'Unknown code',
      requirements: ['API-028', 'BILL-30', 'ENUM-46'],
      noun: 'billing',
      surface: 'dialog',
      state: 'no such code',
      persona: 'standard',
    });
  });

  test('outside the inventory are placed by their title', () => {
    expect(stories.map(({ id, noun, surface }) => [id, noun, surface])).toEqual([
      ['a', 'billing', 'dialog'],
      ['c', 'kit', 'part'],
      ['b', 'runs', 'table'],
    ]);
  });

  test('are found by title, name, id and requirement', () => {
    const found = (...filter: string[]) => stories.filter((story) => isSelected(story, filter)).map(({ id }) => id);
    expect(found()).toEqual(['a', 'c', 'b']);
    expect(found('billing')).toEqual(['a']);
    expect(found('BILL-30', 'thousands')).toEqual(['a', 'b']);
    expect(found('nothing')).toEqual([]);
  });

  test('an inventory without a required column is refused', () => {
    expect(() => readInventory('story\tnoun')).toThrow('no column surface');
  });
});

describe('dependencies of a picture', () => {
  const entry = (stories: string, deps: string) =>
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${deps}])))=>i.map(i=>d[i]);const a={${stories}};b()`;
  const story = (name: string, hash: string, deps: string) =>
    `"./stories/${name}.stories.tsx":()=>r(()=>import(\`./${name}.stories-${hash}.js\`),__vite__mapDeps([${deps}]),import.meta.url),`;

  test('stay the same when only names of other files or other stories change', () => {
    const before = entry(story('a', 'Cy0RjxKS', '0,1'), '"./a.stories-Cy0RjxKS.js","./b-abcdefgh.js"');
    const after = entry(
      story('a', 'XXXXXXXX', '0,1') + story('b', 'YYYYYYYY', '0'),
      '"./a.stories-XXXXXXXX.js","./b-12345678.js","./b.stories-YYYYYYYY.js"',
    );
    expect(normalizeContent(after)).toBe(normalizeContent(before));
    expect(normalizeContent('import"./preview-BM7i36TU.js";c()')).toBe(
      normalizeContent('import"./preview-AAAAAAAA.js";c()'),
    );
  });

  test('change with the code', () => {
    expect(normalizeContent(entry('', '').replace('b()', 'c()'))).not.toBe(normalizeContent(entry('', '')));
  });

  test('are identified by name and content, whatever the hash in the name', () => {
    const first = digestFiles(folder({ 'assets/a-Cy0RjxKS.js': 'a()', 'index.json': '{}' }));
    const second = digestFiles(folder({ 'assets/a-XXXXXXXX.js': 'a()' }));
    const third = digestFiles(folder({ 'assets/a-XXXXXXXX.js': 'b()' }));
    expect([...first.keys()]).toEqual(['assets/a-Cy0RjxKS.js']);
    expect(first.get('assets/a-Cy0RjxKS.js')).toBe(second.get('assets/a-XXXXXXXX.js'));
    expect(third.get('assets/a-XXXXXXXX.js')).not.toBe(second.get('assets/a-XXXXXXXX.js'));
  });
});

describe('stored pictures', () => {
  const photograph: Screenshot = {
    language: 'en-US',
    theme: 'light',
    width: 1440,
    height: 900,
    file: 'pictures/a.png',
    sha256: 'f'.repeat(64),
    words: 'Coupons',
    findings: [],
  };
  const open = (file: string, camera = 'one', marks = ['a 1', 'b 1'], has = true) =>
    openScreenshotCache(file, camera, new Set(marks), () => has);

  test('are kept until a dependency, the camera or the picture itself changes', () => {
    const file = join(folder(), 'taken.json');
    const taken = open(file);
    taken.set('en-US/light/1440/a', ['b 1', 'a 1', 'a 1'], photograph);
    taken.save();
    const cachedSha = (...given: [string?, string[]?, boolean?]) => open(file, ...given).get('en-US/light/1440/a');
    expect(cachedSha()).toEqual(photograph);
    expect(cachedSha('one', ['a 1', 'b 1', 'c 2'])).toEqual(photograph);
    expect(cachedSha('one', ['a 1', 'b 2'])).toBeUndefined();
    expect(cachedSha('two')).toBeUndefined();
    expect(cachedSha('one', ['a 1', 'b 1'], false)).toBeUndefined();
    expect(open(file).get('de-DE/light/1440/a')).toBeUndefined();
  });

  test('are ignored when their file is unreadable', () => {
    const made = folder({ 'taken.json': '{ "camera": "one", "fil' });
    expect(open(join(made, 'taken.json')).get('en-US/light/1440/a')).toBeUndefined();
  });
});

test('atlas.json does not depend on the order of the pictures', () => {
  const picture = (story: string, theme: 'light' | 'dark'): Picture => ({
    story,
    title: 'Billing/Pages/Coupons',
    name: 'Ready',
    requirements: [],
    noun: 'billing',
    surface: 'page',
    state: '',
    persona: '',
    language: 'en-US',
    theme,
    width: 1440,
    height: 900,
    file: `pictures/en-US/${theme}/1440/${story}.png`,
    sha256: 'f'.repeat(64),
    words: '',
    findings: [],
  });
  const pictures = [picture('b', 'light'), picture('a', 'dark'), picture('a', 'light')];
  const text = atlasText(pictures);
  expect(text).toBe(atlasText(pictures.toReversed()));
  const { version, pictures: read } = JSON.parse(text) as { version: number; pictures: Picture[] };
  expect(version).toBe(1);
  expect(read.map(({ story, theme }) => [story, theme])).toEqual([
    ['a', 'light'],
    ['a', 'dark'],
    ['b', 'light'],
  ]);
});

test('the sheet filters by every kind of finding', () => {
  expect(FINDING_KINDS).toEqual(KINDS);
});

test('progress shows the count, the rate and the time left', () => {
  expect(progressLine(0, 809, 0)).toBe('0 of 809');
  expect(progressLine(120, 809, 60)).toBe('120 of 809, 2.0 a second, 5:45 left');
});
