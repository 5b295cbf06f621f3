import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const EXCLUDED_FOLDERS =
  /^(node_modules|dist|dist-demo|dist-api|storybook-static|reports|test-results|playwright-report|\.cache|\.git)$/;

function walk(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [path];
    return EXCLUDED_FOLDERS.test(entry.name) ? [] : walk(path);
  });
}

let known: string[] | undefined;

/** `*` in a pattern also matches folders. */
export function projectFiles(...patterns: string[]): string[] {
  known ??= walk('').toSorted();
  if (patterns.length === 0) return known;
  return known.filter((path) =>
    patterns.some((pattern) => {
      const [start = '', end] = pattern.split('*');
      return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
    }),
  );
}

export function sourceFiles(folder: string): string[] {
  return projectFiles(`${folder}/*.ts`, `${folder}/*.tsx`).filter(
    (path) => !/\.(gen|d)\.ts$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
}

const parsed = new Map<string, ts.SourceFile>();

function parse(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, file);
  return file;
}

/** Visits each node of a file; returns each problem that `find` names as `path:line problem`. */
export function findings(path: string, find: (node: ts.Node) => string | undefined): string[] {
  const file = parse(path);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = find(node);
    if (what !== undefined)
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  return undefined;
}
