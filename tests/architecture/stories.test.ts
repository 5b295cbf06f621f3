import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findings, literalText, projectFiles } from './source-files';

const files = projectFiles('stories/*.stories.tsx');

const titles = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/preview\.meta\(\{\s*title:\s*'([^']+)'/g)].map((match) => match[1] ?? '');

test('each story file has one literal title, and titles are unique', () => {
  expect(files.filter((path) => titles(path).length !== 1)).toEqual([]);
  const all = files.flatMap(titles);
  expect(all.filter((title, i) => all.indexOf(title) !== i)).toEqual([]);
});

test('a story lies in the folder of its noun', () => {
  const elsewhere = files.filter((path) => {
    const section = titles(path)[0]?.split('/')[0]?.toLowerCase();
    return section !== path.split('/')[1];
  });
  expect(elsewhere).toEqual([]);
});

test('every story is a literal meta.story call with its own name and play', () => {
  const found = files.flatMap((path) =>
    findings(path, (node) => {
      if (!ts.isVariableStatement(node) || !node.modifiers?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword))
        return undefined;
      const value = node.declarationList.declarations[0]?.initializer;
      if (!value || !ts.isCallExpression(value) || value.expression.getText() !== 'meta.story')
        return 'export that is no meta.story(...)';
      const options = value.arguments[0];
      if (!options || !ts.isObjectLiteralExpression(options)) return 'story without a literal object';
      const has = (name: string): boolean => options.properties.some((each) => each.name?.getText() === name);
      return has('play') && has('name') ? undefined : 'story without play or name';
    }),
  );
  expect(found).toEqual([]);
});

test('a story name has at most three requirement ids and is unique in its file', () => {
  const found = files.flatMap((path) => {
    const names: string[] = [];
    findings(path, (node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'name' && ts.isCallExpression(node.parent.parent))
        if (node.parent.parent.expression.getText() === 'meta.story') names.push(literalText(node.initializer) ?? '');
      return undefined;
    });
    return names.filter(
      (name, i) => names.indexOf(name) !== i || (name.match(/\b[A-Z0-9]{3,5}-\d{2,3}\b/g)?.length ?? 0) > 3,
    );
  });
  expect(found).toEqual([]);
});

test('stories and tests select nothing by an antd class name', () => {
  const found = projectFiles('stories/*', 'tests/*', 'src/*.test.*', '.storybook/*')
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.startsWith('tests/architecture/'))
    .filter((path) => readFileSync(path, 'utf8').includes('.ant-'));
  expect(found).toEqual([]);
});
