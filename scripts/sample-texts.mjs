// Prints texts chosen at random, to be read against docs/writing.md: node scripts/sample-texts.mjs <language> [seed] [count]
import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const [language = 'en-US', seed = '20261127', count = '60'] = process.argv.slice(2);

const leaves = (value, path) =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));

const textsOf = (code) =>
  readdirSync(`locales/${code}`).flatMap((file) =>
    leaves(JSON.parse(readFileSync(`locales/${code}/${file}`, 'utf8')), file.replace(/\.json$/, '')),
  );

const rank = (key) => createHash('sha256').update(`${seed} ${language} ${key}`).digest('hex');

const english = new Map(textsOf('en-US'));
const sample = textsOf(language)
  .map(([key, text]) => ({ rank: rank(key), key, text }))
  .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  .slice(0, Number(count));
for (const { key, text } of sample) {
  console.log(`\n${key}`);
  if (language !== 'en-US') console.log(`  en: ${english.get(key) ?? english.get(key.replace(/_\w+$/, '_other'))}`);
  console.log(`  ${language.slice(0, 2)}: ${text}`);
}
