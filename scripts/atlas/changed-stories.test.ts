import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareBuilds, normalizeContent } from './built-files';

const folder = mkdtempSync(join(tmpdir(), 'gleaner-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const importer = (name: string, chunk: string): string =>
  `"./stories/${name}.stories.tsx":()=>q(()=>import("./${chunk}"),__vite__mapDeps([0]),import.meta.url),`;

function build(name: string, parts: Readonly<Record<string, string>> = {}): string {
  const hash = name.padEnd(8, '0');
  const content: Record<string, string> = {
    'iframe.html': `<script src="./assets/main-${hash}.js"></script>`,
    [`assets/main-${hash}.js`]: `m={${importer('a', `a-${hash}.js`)}${importer('b', `b-${hash}.js`)}}`,
    [`assets/a-${hash}.js`]: `import"./shared-${hash}.js";a()`,
    [`assets/b-${hash}.js`]: `b(()=>import("./page-${hash}.js"))`,
    [`assets/shared-${hash}.js`]: 's()',
    [`assets/page-${hash}.js`]: 'p()',
    'images/photo.svg': '<svg/>',
    'sb-manager/runtime.js': 'r()',
  };
  for (const [path, text] of Object.entries(parts)) content[path.replace('HASH', hash)] = text;
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const differing = (now: string): string[] => {
  const canDiffer = compareBuilds(build('before'), now);
  return ['a', 'b'].filter((name) => canDiffer(`./stories/${name}.stories.tsx`));
};

test('a story can differ when a file that it can load differs', () => {
  expect(differing(build('same'))).toEqual([]);
  expect(differing(build('own', { 'assets/a-HASH.js': 'import"./shared-own00000.js";A()' }))).toEqual(['a']);
  expect(differing(build('deep', { 'assets/page-HASH.js': 'P()' }))).toEqual(['b']);
  expect(
    differing(build('html', { 'iframe.html': '<script src="./assets/main-html0000.js" async></script>' })),
  ).toEqual(['a', 'b']);
});

test('a file that no other file names makes every story differ, and a file of the manager none', () => {
  expect(differing(build('photo', { 'images/photo.svg': '<svg><path/></svg>' }))).toEqual(['a', 'b']);
  expect(differing(build('manager', { 'sb-manager/runtime.js': 'R()' }))).toEqual([]);
});

test('a new file of stories differs', () => {
  expect(compareBuilds(build('before'), build('same'))('./stories/new.stories.tsx')).toBe(true);
});

test('the order in which a build describes types does not count, their words do', () => {
  const described = (...names: readonly string[]): string =>
    `try{B.displayName="B",B.__docgenInfo={props:{${names.map((name) => `${name}:{}`).join()}}}}catch{}`;
  expect(normalizeContent(described('size', 'kind'))).toBe(normalizeContent(described('kind', 'size')));
  expect(normalizeContent(described('size'))).not.toBe(normalizeContent(described('width')));
});
