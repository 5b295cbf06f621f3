// Lints the English of comments, documents, story texts and test titles with textlint and the rules of prose/rules.mjs. Checks the
// spelling of locales/en-US, and limits the words of all comments.
//   node scripts/checks/check-prose.mjs [files]
import { globSync, readFileSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { cacheByContent } from '../lib/file-cache.ts';
import { americanSpelling, plainPhrases, shortSentences } from './prose/rules.mjs';
import { textsOf } from './prose/texts.mjs';

const MAX_COMMENT_WORDS = 30_000;
const RULES = ['check-prose.mjs', 'prose/rules.mjs', 'prose/texts.mjs'].map((file) => `scripts/checks/${file}`);
const GENERATED = /\.gen\.|\.d\.json\.ts$|^public\/|^docs\/(?:states|requirements)|^tests\/fixtures\/.*\.(?:js|css)$/;

const FILES = [
  '{src,mocks,stories,tests,scripts,.storybook,docs}/**/*.{ts,tsx,mjs,js,css,md,mdx}',
  '*.{ts,mjs,md}',
  '.dependency-cruiser.mjs',
  'locales/en-US/*.json',
];
const isWhole = process.argv.length === 2;
const files = isWhole ? globSync(FILES) : process.argv.slice(2);
const kernel = new TextlintKernel();
const plugins = [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }];
const spelling = [{ ruleId: 'american-spelling', rule: americanSpelling }];
const rules = [
  { ruleId: 'short-sentences', rule: shortSentences },
  { ruleId: 'plain-phrases', rule: plainPhrases },
  ...spelling,
];

async function lint(path, text, lineOf, chosen = rules) {
  const { messages } = await kernel.lintText(text, { ext: '.md', plugins, rules: chosen });
  return messages.map(({ loc, message }) => `${path}:${lineOf(loc.start.line)} ${message}`);
}

async function checkFile(path, source) {
  if (/\.mdx?$/.test(path)) return { commentWords: 0, findings: await lint(path, source, (line) => line) };
  if (path.endsWith('.json')) {
    const text = source.replaceAll(/^.*?: "/gm, '');
    return { commentWords: 0, findings: await lint(path, text, (line) => line, spelling) };
  }
  let commentWords = 0;
  const lines = [];
  const paragraphs = [];
  for (const { line, text, title } of textsOf(path, source)) {
    if (!title) commentWords += text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
    const parts = text.replaceAll(/^(?=[#>|=-])/gm, ' ').split('\n');
    paragraphs.push(...parts, '');
    lines.push(...parts.map((_, index) => line + (title ? 0 : index)), line);
  }
  const findings = paragraphs.length > 0 ? await lint(path, paragraphs.join('\n'), (line) => lines[line - 1]) : [];
  return { commentWords, findings };
}

const paths = files.filter((file) => !GENERATED.test(file));
const checked = isWhole
  ? await cacheByContent({ name: 'prose', rules: RULES, paths, compute: checkFile })
  : await Promise.all(paths.map((path) => checkFile(path, readFileSync(path, 'utf8'))));
const findings = checked.flatMap((file) => file.findings);
const commentWords = checked.reduce((sum, file) => sum + file.commentWords, 0);

for (const finding of findings) console.log(finding);
if (isWhole) {
  console.log(`${commentWords} words of comments`);
  if (commentWords > MAX_COMMENT_WORDS) findings.push('comments');
}
console.log(findings.length ? `${findings.length} findings` : 'The English is plain.');
process.exitCode = findings.length ? 1 : 0;
