// The texts of a source file: its comments, test titles, and descriptions of stories and scenarios.
import { parseSync } from 'vite';

const DIRECTIVE = /^\W*(?:eslint|oxlint|oxfmt|@ts-|@vitest|@vite|#__|knip|\/ <reference|global |@license|v8 ignore)/;
const TITLED = new Set(['test', 'it', 'describe']);
const DESCRIBING = new Set(['description', 'comment']);

const withoutStars = (value) => value.replaceAll(/^[ \t]*\*+ ?/gm, '').trim();
/** An indented line of a comment is an example of a command. */
const lineText = (value) => (value.startsWith('   ') ? '' : value.trim());

function commentsOf(source, comments) {
  const texts = [];
  let previous;
  for (const { type, value, start, end } of comments) {
    const follows =
      previous?.type === 'Line' && type === 'Line' && /^\r?\n[ \t]*$/.test(source.slice(previous.end, start));
    if (follows) texts.at(-1).text += `\n${lineText(value)}`;
    else texts.push({ start, text: type === 'Line' ? lineText(value) : withoutStars(value) });
    previous = { type, end };
  }
  return texts.filter(({ text }) => text && !DIRECTIVE.test(text));
}

const stringOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('x');
  return undefined;
};

/** `test`, `test.each(…)`, `describe.skip`: the first name of the call. */
const calleeOf = (node) => {
  let callee = node;
  while (callee) {
    if (callee.type === 'Identifier') return callee.name;
    callee =
      callee.type === 'MemberExpression'
        ? callee.object
        : callee.type === 'CallExpression'
          ? callee.callee
          : callee.tag;
  }
  return undefined;
};

function stringsOf(program) {
  const texts = [];
  const add = (node) => {
    const text = stringOf(node);
    if (text !== undefined) texts.push({ start: node.start, text, title: true });
  };
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (node.type === 'CallExpression' && TITLED.has(calleeOf(node.callee))) add(node.arguments[0]);
    if (node.type === 'Property' && DESCRIBING.has(node.key.name)) add(node.value);
    for (const key of Object.keys(node)) if (key !== 'parent') visit(node[key]);
  };
  visit(program);
  return texts;
}

/**
 * The texts of a file with the line where each starts.
 * @param {string} path
 * @param {string} source
 * @returns {{ line: number, text: string, title?: boolean }[]}
 */
export function textsOf(path, source) {
  const lineOf = (offset) => source.slice(0, offset).split('\n').length;
  if (path.endsWith('.css'))
    return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
      line: lineOf(match.index),
      text: withoutStars(match[1]),
    }));
  const { program, comments } = parseSync(path, source);
  const isTitled = /\.(?:test|e2e|stories)\.tsx?$|\/scenarios\/|\.dependency-cruiser/.test(path);
  return [...commentsOf(source, comments), ...(isTitled ? stringsOf(program) : [])]
    .map(({ start, ...text }) => ({ line: lineOf(start), ...text }))
    .sort((a, b) => a.line - b.line);
}
