// Lints the English of comments, documents, story texts and test titles with textlint and the rules of prose/rules.mjs. Checks the
// spelling of locales/en-US, and limits the words of all comments.
//   node scripts/checks/check-prose.mjs [files]
import { globSync, readFileSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { americanSpelling, plainPhrases, shortSentences } from './prose/rules.mjs';
import { textsOf } from './prose/texts.mjs';

const MAX_COMMENT_WORDS = 30_000;
const GENERATED = /\.gen\.|\.d\.json\.ts$|^public\/|^docs\/(?:states|requirements)|^tests\/fixtures\/.*\.(?:js|css)$/;

const FILES = [
  '{src,mocks,stories,tests,scripts,.storybook,docs}/**/*.{ts,tsx,mjs,js,css,md,mdx}',
  '*.{ts,mjs,md}',
  '.dependency-cruiser.mjs',
  'locales/en-US/*.json',
];
const files = process.argv.length > 2 ? process.argv.slice(2) : globSync(FILES);
const kernel = new TextlintKernel();
const plugins = [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }];
const spelling = [{ ruleId: 'american-spelling', rule: americanSpelling }];
const rules = [
  { ruleId: 'short-sentences', rule: shortSentences },
  { ruleId: 'plain-phrases', rule: plainPhrases },
  ...spelling,
];

/** `lineOf` maps a line of `text` to a line of the file. */
async function lint(path, text, lineOf, chosen = rules) {
  const { messages } = await kernel.lintText(text, { ext: '.md', plugins, rules: chosen });
  return messages.map(({ loc, message }) => `${path}:${lineOf(loc.start.line)} ${message}`);
}

let commentWords = 0;
const findings = [];
for (const path of files.filter((file) => !GENERATED.test(file))) {
  if (/\.mdx?$/.test(path)) {
    findings.push(...(await lint(path, readFileSync(path, 'utf8'), (line) => line)));
  } else if (/\.(?:tsx?|mjs|js|css)$/.test(path)) {
    const lines = [];
    const paragraphs = [];
    for (const { line, text, title } of textsOf(path, readFileSync(path, 'utf8'))) {
      if (!title) commentWords += text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
      const parts = text.replaceAll(/^(?=[#>|=-])/gm, ' ').split('\n');
      paragraphs.push(...parts, '');
      lines.push(...parts.map((_, index) => line + (title ? 0 : index)), line);
    }
    if (paragraphs.length > 0) findings.push(...(await lint(path, paragraphs.join('\n'), (line) => lines[line - 1])));
  } else if (/^locales\/en-US\/.*\.json$/.test(path)) {
    findings.push(
      ...(await lint(path, readFileSync(path, 'utf8').replaceAll(/^.*?: "/gm, ''), (line) => line, spelling)),
    );
  }
}

for (const finding of findings) console.log(finding);
if (process.argv.length === 2) {
  console.log(`${commentWords} words of comments`);
  if (commentWords > MAX_COMMENT_WORDS) findings.push('comments');
}
console.log(findings.length ? `${findings.length} findings` : 'The English is plain.');
process.exitCode = findings.length ? 1 : 0;
