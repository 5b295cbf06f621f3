import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findings, literalText, sourceFiles } from './source-files';

const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelText',
  'description',
  'emptyText',
  'extra',
  'heading',
  'help',
  'label',
  'message',
  'okText',
  'placeholder',
  'subtitle',
  'title',
  'tooltip',
]);

const speaks = (text: string | undefined): boolean => text !== undefined && /\p{L}{2,}/u.test(text);

function possibleValues(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return possibleValues(node.expression);
  if (ts.isConditionalExpression(node)) return [...possibleValues(node.whenTrue), ...possibleValues(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...possibleValues(node.left), ...possibleValues(node.right)];
  return [node];
}

const isComparison = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) && /^(===|!==|<|>|<=|>=)$/.test(node.operatorToken.getText());

function textLiteral(expression: ts.Expression | undefined): string | undefined {
  if (!expression || isComparison(expression)) return undefined;
  return possibleValues(expression)
    .map((outcome) => (isComparison(outcome.parent as ts.Expression) ? undefined : literalText(outcome)))
    .find(speaks);
}

function literalInMarkup(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return speaks(node.text) ? node.text.trim() : undefined;
  if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
    return textLiteral(node.expression);
  if (!ts.isJsxAttribute(node) || !TEXT_ATTRIBUTES.has(node.name.getText()) || !node.initializer) return undefined;
  if (ts.isJsxExpression(node.initializer)) return textLiteral(node.initializer.expression);
  return literalText(node.initializer) !== undefined && speaks(literalText(node.initializer))
    ? literalText(node.initializer)
    : undefined;
}

test('every visible or spoken text comes from the language files', () => {
  const found = sourceFiles('src').flatMap((path) => findings(path, literalInMarkup));
  expect(found).toEqual([]);
});

test('the search finds texts, attributes and conditions, and ignores names', () => {
  const sample = ts.createSourceFile(
    'sample.tsx',
    `<div aria-label="Close" className="wide">Hello {open ? 'Many' : t(x)} <b title={n ? 'One' : ''} kind={'plain'} /> {kind === 'error' && <i />} 12</div>`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalInMarkup(node);
    if (text !== undefined) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(sample);
  expect(found.toSorted()).toEqual(['Close', 'Hello', 'Many', 'One']);
});

const showsFailure = (node: ts.Node): boolean =>
  /^toasts\.(error|warning)$/.test(ts.isCallExpression(node) ? node.expression.getText() : '') ||
  ts.forEachChild(node, showsFailure) === true;

test('a toast about a failed call does not ignore the error', () => {
  const ignored = (node: ts.Node): string | undefined => {
    const caught = ts.isCatchClause(node) && node.variableDeclaration === undefined;
    const handler = ts.isPropertyAssignment(node) ? node.initializer : node;
    const handled =
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
      node.name.getText() === 'onError' &&
      ts.isFunctionLike(handler) &&
      handler.parameters.length === 0;
    return (caught || handled) && showsFailure(node) ? 'ignores the error' : undefined;
  };
  expect(sourceFiles('src').flatMap((path) => findings(path, ignored))).toEqual([]);
});

type Texts = Readonly<Record<string, unknown>>;

const textFiles = globSync('locales/*/*.json').map((path) => ({
  path: path.replaceAll('\\', '/'),
  texts: JSON.parse(readFileSync(path, 'utf8')) as Texts,
}));

function textsAt(texts: Texts, [name = '', ...rest]: readonly string[]): string[] {
  if (rest.length > 0) return textsAt((texts[name] ?? {}) as Texts, rest);
  return Object.entries(texts).flatMap(([key, text]) =>
    key.replace(/_(?:zero|one|two|few|many|other)$/, '') === name && typeof text === 'string' ? [text] : [],
  );
}

function titleKeys(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !/^toasts\.\w+$/.test(node.expression.getText())) return [];
  return [...(node.arguments[0]?.getText() ?? '').matchAll(/\(\$\) => \$\.([\w.]+)/g)].map(([, key = '']) => key);
}

test('the title of a toast ends with a full stop only if it has several sentences', () => {
  let count = 0;
  const withStop = (node: ts.Node): string | undefined => {
    const keys = titleKeys(node);
    count += keys.length;
    if (keys.length === 0) return undefined;
    const namespaces = new Set(
      [...node.getSourceFile().text.matchAll(/(?:useTranslation\(|ns: )'(\w+)'/g)].map(([, name = '']) => name),
    );
    const found = textFiles
      .filter(({ path }) => namespaces.has(path.slice(path.lastIndexOf('/') + 1, -'.json'.length)))
      .flatMap(({ path, texts }) =>
        keys.flatMap((key) => textsAt(texts, key.split('.')).map((text) => `${path} ${key}: ${text}`)),
      )
      .filter((text) => /: [^.。!?]*[.。]$/.test(text));
    return found.length > 0 ? found.join('\n') : undefined;
  };
  expect(sourceFiles('src').flatMap((path) => findings(path, withStop))).toEqual([]);
  expect(count).toBeGreaterThan(80);
});
