// Compares the language files with each other and with the code. locales-same.json lists texts that may equal others.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { LATER, START } from '../vite/texts.ts';
import { breachesOf } from './locale-rules.mjs';

const SOURCE = 'en-US';
const PLURAL = /_(zero|one|two|few|many|other)$/;
const problems = [];
const languages = readdirSync('locales').sort();
const namespaces = readdirSync(`locales/${SOURCE}`).map((file) => file.replace(/\.json$/, ''));
const allowed = JSON.parse(readFileSync('scripts/checks/locales-same.json', 'utf8'));

const hasNamespace = (language, namespace) => allowed.partial?.[namespace]?.includes(language) ?? true;

function leaves(value, path = []) {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path.join('.'), '']];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const known = new Map();
function read(language, namespace) {
  const file = `${language}/${namespace}`;
  if (!known.has(file)) known.set(file, readFile(language, namespace));
  return known.get(file);
}

function readFile(language, namespace) {
  try {
    return new Map(leaves(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))));
  } catch (error) {
    problems.push(`${language}/${namespace}.json: ${error.message}`);
    return new Map();
  }
}

const stem = (key) => key.replace(PLURAL, '');
const values = (text) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort();
const tags = (text) => [...new Set(text.match(/<\/?\w+\/?>/g))].sort();
const letters = (text) => text.replace(/\{\{[^}]+\}\}/g, '').replace(/<[^>]+>/g, '');
function mayBeUntranslated(text, language, key) {
  if (allowed.keys[key]?.includes(language)) return true;
  let rest = letters(text);
  for (const word of allowed.words) rest = rest.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), '');
  return !/\p{L}{2,}/u.test(rest);
}

function groups(texts) {
  const plurals = new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(stem));
  const found = new Map();
  for (const key of texts.keys()) {
    const name = PLURAL.test(key) && plurals.has(stem(key)) ? stem(key) : key;
    found.set(name, [...(found.get(name) ?? []), key]);
  }
  return { found, plurals };
}

function compare(language, namespace, english, texts) {
  const where = `${language}/${namespace}`;
  const source = groups(english);
  const target = groups(texts);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = [...source.found.keys()].filter((name) => !target.found.has(name));
  if (missing.length > 5)
    problems.push(`${where}: ${missing.length} texts are missing, from ${missing[0]} to ${missing.at(-1)}`);
  else for (const name of missing) problems.push(`${where}: ${name} is missing`);
  for (const name of source.found.keys()) {
    if (missing.includes(name)) continue;
    if (source.plurals.has(name))
      for (const category of categories)
        if (!texts.has(`${name}_${category}`)) problems.push(`${where}: ${name}_${category} is missing`);
  }
  for (const [name, keys] of target.found) {
    if (!source.found.has(name)) problems.push(`${where}: ${name} is not in ${SOURCE}`);
    for (const key of keys) {
      const suffix = PLURAL.exec(key)?.[1];
      if (target.plurals.has(name) && suffix && suffix !== 'zero' && !categories.includes(suffix))
        problems.push(`${where}: ${key} is never used in this language`);
      check(where, language, namespace, key, texts.get(key), english.get(key) ?? english.get(`${name}_other`));
    }
  }
}

function check(where, language, namespace, key, text, english) {
  if (text.trim() === '') problems.push(`${where}: ${key} is empty`);
  if (text.includes('{{count}}')) problems.push(`${where}: ${key} has {{count}}; write {{count, number}}`);
  for (const { found, cure } of breachesOf(language, `${namespace}.${key}`, text))
    problems.push(`${where}: ${key} has "${found}"; ${cure}`);
  if (english === undefined || language === SOURCE) return;
  // A singular may omit its count ('one row').
  const wanted = values(english);
  const has = values(text);
  const fewer = PLURAL.test(key) && has.every((value) => wanted.includes(value) || value === '{{count, number}}');
  if (has.join() !== wanted.join() && !fewer)
    problems.push(`${where}: ${key} has ${has.join(' ') || 'no values'}, ${SOURCE} has ${wanted.join(' ') || 'none'}`);
  if (tags(text).join() !== tags(english).join()) problems.push(`${where}: ${key} has different tags than ${SOURCE}`);
  if (
    text === english &&
    !mayBeUntranslated(text, language, `${namespace}.${key}`) &&
    !mayBeUntranslated(text, language, `${namespace}.${stem(key)}`)
  )
    problems.push(`${where}: ${key} is still English: ${JSON.stringify(text)}`);
}

/** A computed key counts for all keys below. */
function findUsedKeys() {
  const code = globSync(['src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set([...code.matchAll(/(?:\??\.|['"`])([A-Za-z][\w]*)/g)].map((match) => match[1]));
  const computed = new Set([...code.matchAll(/\.([A-Za-z]\w*)\??\.?\[(?!['"`])/g)].map((match) => match[1]));
  const root = /\$\s*(?:\?\.)?\[/.test(code);
  return (key) => {
    const steps = stem(key).split('.');
    return steps.every(
      (step, i) => names.has(step) || steps.slice(0, i).some((above) => computed.has(above)) || (i === 0 && root),
    );
  };
}

const standsAlone = (namespace) => /^(?:articles|demo)/.test(namespace);

function loadTogether(key, other) {
  const [a, b] = [key, other].map((each) => each.split('.')[0]);
  return a === b || START.has(a) || START.has(b) || (!LATER.test(a) && !LATER.test(b));
}

function compareKeys() {
  const byTexts = new Map();
  for (const namespace of namespaces.filter((each) => !standsAlone(each))) {
    const files = languages.map((language) => read(language, namespace));
    const found = files.map((texts) => groups(texts).found);
    for (const name of groups(read(SOURCE, namespace)).found.keys()) {
      const forms = files.map((texts, at) =>
        (found[at].get(name) ?? []).map((key) => [key.slice(name.length), texts.get(key)]).sort(),
      );
      const texts = JSON.stringify(forms);
      byTexts.set(texts, [...(byTexts.get(texts) ?? []), `${namespace}.${name}`]);
    }
  }
  const twins = [...byTexts.values()].filter((keys) => keys.length > 1);
  const lists = Object.values(allowed.twins ?? {}).flat();
  const isAllowed = (key, other) => lists.some((list) => list.includes(key) && list.includes(other));
  for (const keys of twins) {
    const same = keys.filter((key) =>
      keys.some((other) => key !== other && loadTogether(key, other) && !isAllowed(key, other)),
    );
    if (same.length > 0)
      problems.push(`${SOURCE}: ${same.join(' and ')} have the same text in every language; keep one of them`);
  }
  for (const list of lists)
    for (const key of list)
      if (!twins.some((keys) => keys.includes(key) && list.some((other) => key !== other && keys.includes(other))))
        problems.push(`locales-same.json: ${key} has no twin any more`);
}

const used = findUsedKeys();
for (const namespace of namespaces) {
  const english = read(SOURCE, namespace);
  for (const key of english.keys()) if (!used(key)) problems.push(`${SOURCE}/${namespace}: no code reads ${key}`);
  for (const language of languages.filter((each) => hasNamespace(each, namespace)))
    compare(language, namespace, english, read(language, namespace));
}
compareKeys();
for (const language of languages)
  for (const file of readdirSync(`locales/${language}`))
    if (!namespaces.includes(file.replace(/\.json$/, '')) || !hasNamespace(language, file.replace(/\.json$/, '')))
      problems.push(`${language}/${file} should not be there`);

for (const language of languages.filter((each) => each !== SOURCE)) {
  const file = `mocks/seeds/texts/${language}.json`;
  const texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [key, text] of leaves(texts))
    for (const { found, cure } of breachesOf(language, `seeds.${key}`, text.replace(/<[^>]+>/g, '')))
      problems.push(`${file}: ${key} has "${found}"; ${cure}`);
}

const paymentFile = 'mocks/payment-field/texts.json';
const paymentTexts = existsSync(paymentFile) ? JSON.parse(readFileSync(paymentFile, 'utf8')) : {};
const paymentTextsOf = (language) => new Map(leaves(paymentTexts[language] ?? {}));
for (const language of languages) compare(language, 'payment-field', paymentTextsOf(SOURCE), paymentTextsOf(language));

for (const problem of problems) console.log(problem);
console.log(`${languages.length} languages, ${namespaces.length} namespaces, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
