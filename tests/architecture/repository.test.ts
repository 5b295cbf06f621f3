import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './source-files';

const texts = projectFiles()
  .filter((path) => /\.(tsx?|m?js|json|ya?ml|md|mdx|css|html|svg|txt)$|^\.[a-z.-]+$|^\.ci\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const matches = (pattern: RegExp, skip: RegExp): string[] =>
  texts
    .filter(({ path }) => !skip.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => `${path}: ${match[0]}`));

const DOCUMENTED =
  /^(localhost|127\.0\.0\.1|(www\.)?w3\.org|schemas\.[\w.-]+|nodejs\.org|spec\.openapis\.org|json\.schemastore\.org|developer\.mozilla\.org|[\w.-]*\.?example(\.(com|org|net))?|[\w.-]+\.(test|example|invalid|localhost))$/;

test('no file contains a path of a machine', () => {
  expect(
    matches(
      /(?<![\w.~-])\/(home|root|Users|work)\/[\w.-]+/g,
      /^tests\/architecture\/|requirements\.yaml$|^mocks\/seeds\//,
    ),
  ).toEqual([]);
});

test('no file contains the address of a package registry', () => {
  expect(
    matches(/https?:\/\/[\w.-]*(registry|npmmirror|artifactory|nexus|verdaccio)[\w.-]*/gi, /^tests\/architecture\//),
  ).toEqual([]);
});

test('markup, styles and code load nothing from a foreign host', () => {
  const found = texts
    .filter(({ path }) => /^(src|public|index\.html|\.storybook)/.test(path) && !/\.(test\.tsx?|gen\.\w+)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/https?:\/\/([\w.-]+)/g)]
        .filter((match) => !DOCUMENTED.test(match[1] ?? ''))
        .map((match) => `${path}: ${match[0]}`),
    );
  expect(found).toEqual([]);
});

test('the seeds of the emulator name only hosts that are reserved for examples', () => {
  const fetched = matches(/\b(src|href|url\()\s*=?\s*["'(]?https?:\/\/[\w.-]+/g, /^(?!mocks\/)/).filter(
    (line) => !DOCUMENTED.test(/https?:\/\/([\w.-]+)/.exec(line)?.[1] ?? ''),
  );
  expect(fetched).toEqual([]);
});

test('the list of dependencies has a row for every package', () => {
  const list = readFileSync('docs/dependencies.md', 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const named = (name: string): boolean =>
    list.includes(`\`${name}\``) || list.includes(`\`${name.replace('@storybook/', '')}\``);
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !named(name))).toEqual([]);
});

test('what the application imports is a dependency, also in the emulator', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const code = texts.filter(({ path }) => /^(src|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const found = code.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^|\n)(?:import|export) (?!type )[^;]*?from '((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/g)]
      .filter(([, name = '']) => name in devDependencies)
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('the groups of updates name packages of package.json, which have one group each', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const known = Object.keys({ ...dependencies, ...devDependencies });
  const { packageRules } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
    readonly packageRules: readonly { readonly groupName?: string; readonly matchDepNames?: readonly string[] }[];
  };
  const namedBy = (pattern: string) =>
    known.filter((name) => (pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern));
  const patterns = packageRules.flatMap(({ matchDepNames }) => matchDepNames ?? []);
  expect(patterns.filter((pattern) => namedBy(pattern).length === 0)).toEqual([]);
  const grouped = packageRules.flatMap(({ groupName, matchDepNames }) =>
    groupName === undefined ? [] : (matchDepNames ?? []).flatMap(namedBy),
  );
  expect(grouped.filter((name, index) => grouped.indexOf(name) !== index)).toEqual([]);
});

test('the examples that CONTRIBUTING names exist', () => {
  const named = [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
      /`((?:src|mocks|stories|openapi|locales|tests|docs|scripts)\/[^`*<> ]+)`/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.map((match) => match[1] ?? '').filter((path) => !existsSync(path))).toEqual([]);
});

test('the scripts that code and configuration name exist', () => {
  const naming = /^(scripts\/.*\.(m?js|ts)|\.ci\/.*|package\.json|knip\.json|[\w.-]+\.config\.ts|tests\/.*\.test\.ts)$/;
  const named = texts
    .filter(({ path }) => naming.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<=['"` ])scripts\/[\w./-]+\.(?:m?js|ts|json)(?=['"` ])/g)].map(([file]) => ({ path, file })),
    );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  // A search cannot find a path that is joined from pieces.
  expect(matches(/join\([^()]*'scripts',[^()]*\)/g, /^(?!scripts\/)/)).toEqual([]);
});

test('the README has at most 8 kB, a picture, and a diagram of how a request flows', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8_000);
  expect(existsSync(/!\[[^\]]+\]\(([^)]+)\)/.exec(readme)?.[1] ?? 'no picture')).toBe(true);
  const diagram = /## How a request flows\s+```mermaid\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  for (const part of ['src/pages', 'src/data', 'src/api', 'mocks', 'openapi']) expect(diagram).toContain(part);
});

test('the copy for the mutation tests leaves out top-level folders only', () => {
  const list = /ignorePatterns: \[([^\]]*)\]/.exec(readFileSync('stryker.config.mjs', 'utf8'))?.[1] ?? '';
  const patterns = list.split(', ');
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((pattern) => !pattern.startsWith("'/"))).toEqual([]);
});
