import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const drawingOf = (name: string): string =>
  readFileSync(new URL(`../../node_modules/@ant-design/icons-svg/es/asn/${name}.js`, import.meta.url), 'utf8');

test('no icon contains a <style> element, which the content policy refuses', () => {
  const used = sourceFiles('src').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/@ant-design\/icons\/es\/icons\/(\w+)'/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name }) => /"style"/.test(drawingOf(name))).map(({ path, name }) => `${path} ${name}`)).toEqual(
    [],
  );
});
