import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { expect, test } from 'vitest';
import { projectFiles } from './source-files';

const code = projectFiles('src/*.ts', 'src/*.tsx', 'stories/*.tsx', '.storybook/*.tsx', 'scripts/*.ts').map((path) =>
  readFileSync(path, 'utf8'),
);

function classesOf(css: string): readonly string[] {
  const own = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return [...new Set([...own.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name))];
}

test('every class of a style file is used by a file that imports it', () => {
  const unused = projectFiles('src/*.module.css').flatMap((path) => {
    const users = code.filter((text) => text.includes(basename(path)));
    const isUsed = (name: string) =>
      users.some(
        (text) =>
          new RegExp(`\\.${name}\\b|'${name}'`).test(text) ||
          [...text.matchAll(/\[`([\w-]*)\$\{[^}]*\}([\w-]*)`\]/g)].some(
            ([, start = '', end = '']) => name.startsWith(start) && name.endsWith(end) && `${start}${end}` !== '',
          ),
      );
    return classesOf(readFileSync(path, 'utf8'))
      .filter((name) => !isUsed(name))
      .map((name) => `${path} .${name}`);
  });
  expect(unused).toEqual([]);
});
