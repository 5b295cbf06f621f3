import { readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findings, literalText, projectFiles, sourceFiles } from './source-files';

const src = sourceFiles('src');

const MAY_USE_DATE = ['src/lib/now.ts'];

function specifier(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return literalText(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
    return literalText(node.arguments[0]);
  return undefined;
}

const importing = (files: string[], wrong: (name: string) => boolean): string[] =>
  files.flatMap((path) =>
    findings(path, (node) => {
      const name = specifier(node);
      return name !== undefined && wrong(name) ? name : undefined;
    }),
  );

describe('imports and names', () => {
  test('there are source files to check', () => {
    expect(src.length).toBeGreaterThan(20);
  });

  test('only src/data contains API paths', () => {
    const inOtherParts = src.filter((path) => !/^src\/(data|contract)\//.test(path));
    const found = inOtherParts.flatMap((path) =>
      findings(path, (node) => {
        const text = literalText(node);
        return text !== undefined && /(^|[^\w.])\/?(api|v\d+)\/[a-z]/i.test(text) && !specifier(node.parent)
          ? text
          : undefined;
      }),
    );
    expect(found).toEqual([]);
  });

  test('a relative import climbs at most one folder and stays in its part; others start with #', () => {
    const partOf = (path: string): string =>
      /^(src\/(features|pages)\/[^/]+(?=\/)|(src|mocks)\/[^/]+(?=\/)|[^/]+)/.exec(path)?.[0] ?? path;
    const files = ['src', 'mocks', 'stories', 'tests'].flatMap((folder) =>
      projectFiles(`${folder}/*.ts`, `${folder}/*.tsx`),
    );
    const found = files.flatMap((path) =>
      importing([path], (name) => {
        // scripts/ and docs/ have no # path.
        if (!/^\.\.\/[^?]*$/.test(name) || /\.ts$|\/scripts\//.test(name)) return false;
        return name.startsWith('../../') || partOf(normalize(`${dirname(path)}/${name}`)) !== partOf(path);
      }),
    );
    expect(found).toEqual([]);
  });

  test('only src/state imports jotai', () => {
    const inOtherParts = [...src.filter((path) => !path.startsWith('src/state/')), ...sourceFiles('stories')];
    expect(importing(inOtherParts, (name) => /^jotai(\/|$)/.test(name))).toEqual([]);
  });

  test('only src/main.tsx imports the emulator, and only dynamically', () => {
    const ofMocks = (name: string): boolean => /(^|[/#])mocks\//.test(name);
    expect(
      importing(
        src.filter((path) => path !== 'src/main.tsx'),
        ofMocks,
      ),
    ).toEqual([]);
    const isConstant = findings('src/main.tsx', (node) =>
      ts.isImportDeclaration(node) && ofMocks(literalText(node.moduleSpecifier) ?? '') ? 'static import' : undefined,
    );
    expect(isConstant).toEqual([]);
  });

  test('antd and its icons are imported by path', () => {
    const all = [...src, ...sourceFiles('stories'), ...sourceFiles('.storybook')];
    expect(importing(all, (name) => ['antd', 'antd/es', 'antd/lib', '@ant-design/icons'].includes(name))).toEqual([]);
  });

  test('static messages and dialogs of antd are never used', () => {
    const found = src.flatMap((path) =>
      findings(path, (node) => {
        if (!ts.isPropertyAccessExpression(node)) return undefined;
        return /^(Modal\.(confirm|info|success|error|warning)|(message|notification)\.(open|success|error|info|warning|loading))$/.test(
          node.getText(),
        )
          ? node.getText()
          : undefined;
      }),
    );
    expect(found).toEqual([]);
  });

  test('only src/lib/storage.ts uses browser storage', () => {
    const found = src
      .filter((path) => path !== 'src/lib/storage.ts')
      .flatMap((path) =>
        findings(path, (node) =>
          ts.isIdentifier(node) && /^(localStorage|sessionStorage|indexedDB|caches)$/.test(node.text)
            ? node.text
            : undefined,
        ),
      );
    expect([...found, ...importing(src, (name) => /^idb(-|$)/.test(name))]).toEqual([]);
  });

  test('only src/lib/now.ts reads the current time, so that tests can freeze it', () => {
    const found = src
      .filter((path) => !MAY_USE_DATE.includes(path))
      .flatMap((path) =>
        findings(path, (node) => {
          if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
            return 'new Date()';
          if (ts.isCallExpression(node) && /^(Date\.now|dayjs|Temporal\.Now\.\w+)$/.test(node.expression.getText()))
            return node.arguments.length === 0 ? `${node.expression.getText()}()` : undefined;
          return undefined;
        }),
      );
    expect(found).toEqual([]);
  });

  test('the emulator reads its own clock, never the system clock', () => {
    const allowed = ['mocks/lib/clock.ts', 'mocks/browser.ts', 'mocks/server.ts'];
    const found = sourceFiles('mocks')
      .filter((path) => !allowed.includes(path))
      .flatMap((path) =>
        findings(path, (node) => {
          const text = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.getText() : '';
          return /^(Date\.now\(\)|new Date\(\)|Math\.random\(\))$/.test(text) ? text : undefined;
        }),
      );
    expect(found).toEqual([]);
  });
});

describe('file layout', () => {
  const code = projectFiles('src/*', 'mocks/*', 'stories/*', 'tests/*', 'scripts/*', '.storybook/*');

  test('file names are kebab-case', () => {
    const unexpected = code
      .filter((path) => !path.includes('/seeds/texts/') && !path.endsWith('/README.md'))
      .filter(
        (path) =>
          !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? '') || path.split('/').some((part) => /[A-Z_]/.test(part)),
      );
    expect(unexpected).toEqual([]);
  });

  test('no file is a barrel, and no folder is called utils, helpers or common', () => {
    const unexpected = code.filter(
      (path) => /(^|\/)index\.tsx?$/.test(path) || /(^|\/)(utils?|helpers?|common)(\/|\.tsx?$)/.test(path),
    );
    expect(unexpected).toEqual([]);
  });

  test('a page has at most 100 lines', () => {
    const long = sourceFiles('src/pages').filter((path) => readFileSync(path, 'utf8').split('\n').length > 101);
    expect(long).toEqual([]);
  });

  test('markup has no style element, and style files have no color outside the theme', () => {
    const colours = projectFiles('src/*.css').filter(
      (path) =>
        !path.startsWith('src/ui/theme/') && /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(path, 'utf8')),
    );
    const blocks = src.flatMap((path) =>
      findings(path, (node) =>
        ts.isJsxOpeningElement(node) && node.tagName.getText() === 'style' ? '<style>' : undefined,
      ),
    );
    expect([...colours, ...blocks]).toEqual([]);
  });
});
