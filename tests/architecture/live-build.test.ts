import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scenarios } from '#mocks/scenarios';

const folder = mkdtempSync(join(tmpdir(), 'gleaner-live-'));
let files: { name: string; text: string }[] = [];

beforeAll(async () => {
  await build({ mode: 'live', logLevel: 'silent', build: { outDir: folder, emptyOutDir: true, minify: false } });
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: entry.name,
      text: /\.(js|html|css|json|map)$/.test(entry.name)
        ? readFileSync(join(entry.parentPath, entry.name), 'utf8')
        : '',
    }));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seedTexts = (): string[] => {
  const texts: unknown = JSON.parse(readFileSync('mocks/seeds/texts/en-US.json', 'utf8'));
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 60) found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(texts);
  return found.slice(0, 50);
};

describe('live build', () => {
  test('is a complete application', () => {
    expect(files.some((file) => file.name === 'index.html')).toBe(true);
    expect(files.reduce((sum, file) => sum + file.text.length, 0)).toBeGreaterThan(100_000);
  });

  test.each([
    ['msw', /mockServiceWorker|setupWorker|@mswjs|MOCK_ACTIVATE|\bmsw\/|node_modules\/msw/],
    ['the emulator', /gleaner-emulator|createAnswer|startScenario|mocks\/(browser|emulator|handlers|seeds|db)/],
    ['the demo panel', /gleaner-demo-panel|gleaner\.demo\.(panel|stage|script|tab)|demo-panel|devtools\//],
    ['the test form of the payment provider', /payment-provider|tok_needs_confirmation|4242424242424242/],
    ['the made-up language', /en-XA|pseudoTexts|[⟦⟧]/],
    ['the marks of stories', /\.story = |mark-confirm|markConfirm|virtual:stories/],
    ['@msw/data', /node_modules\/@msw\/data/],
  ])('contains no part of %s', (_name, pattern) => {
    expect(files.filter((file) => pattern.test(file.text)).map((file) => file.name)).toEqual([]);
  });

  test('contains no worker file of the emulator', () => {
    expect(files.filter((file) => /mockServiceWorker/i.test(file.name))).toEqual([]);
  });

  test('contains no seeds and no scenarios', () => {
    const forbiddenTexts = [...seedTexts(), ...Object.values(scenarios).map((scenario) => scenario.description)];
    expect(forbiddenTexts.length).toBeGreaterThan(10);
    const found = forbiddenTexts.filter((text) => files.some((file) => file.text.includes(text.slice(0, 60))));
    expect(found).toEqual([]);
  });

  test('contains no text of the demo', () => {
    const texts = Object.values(
      globSync('locales/*/demo.json')
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n')
        .match(/"[^"]{25,}"/g) ?? [],
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => files.some((file) => file.text.includes(text.slice(1, -1))))).toEqual([]);
  });

  test.each(readdirSync('locales'))(
    'the first chunk of %s contains no text that only public pages show',
    (language) => {
      const read = (pattern: string) =>
        globSync(pattern)
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n');
      const elsewhere = read(`locales/${language}/!(site*|articles*).json`);
      const texts = Array.from(
        read(`locales/${language}/{site*,articles*}.json`).matchAll(/"([^"\\]{25,})"/g),
        ([, text = '']) => text,
      ).filter((text) => !elsewhere.includes(text));
      const textOf = (name: string) => {
        const named = files.filter((file) => file.name.startsWith(`${name}-`));
        expect(named).toHaveLength(1);
        return named[0]?.text ?? '';
      };
      const first = textOf(`start-${language}`);
      const pages = textOf(`${language}-site`);
      expect(texts.filter((text) => first.includes(text))).toEqual([]);
      expect(texts.filter((text) => pages.includes(text)).length).toBeGreaterThan(50);
    },
  );

  test('contains an empty config.json and the application as 404.html', () => {
    const text = (name: string) => files.find((file) => file.name === name)?.text;
    expect(JSON.parse(text('config.json') ?? '')).toEqual({});
    expect(text('404.html')).toBe(text('index.html'));
  });

  test('has a page without inline scripts and inline styles', () => {
    const page = files.find((file) => file.name === 'index.html')?.text ?? '';
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=/);
  });

  test('has no policy in its page, which would delay it, and creates the policy that the header names', () => {
    expect(files.find((file) => file.name === 'index.html')?.text).not.toContain('Content-Security-Policy');
    const scripts = files.map((file) => file.text).join('\n');
    expect(scripts).toMatch(/createPolicy\(["'`]gleaner["'`]/);
  });

  test('starts no worker by a plain address', () => {
    const started = files.flatMap((file) => Array.from(file.text.matchAll(/new (?:Shared)?Worker\(\s*([^,)]{1,40})/g)));
    const plain = started
      .map(([, address = '']) => address)
      .filter((address) => /^["'`]|^new URL|^"" \+/.test(address));
    expect(started.length).toBeGreaterThan(0);
    expect(plain).toEqual([]);
  });
});
