import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productionPackages } from '../lib/production-packages.ts';
import { EMULATOR_PACKAGES, sbom, sbomOf } from './sbom.ts';

const folder = mkdtempSync(join(tmpdir(), 'gleaner-sbom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Document {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly { readonly name: string; readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

function written(mode: 'mock' | 'live', page = 'index.html'): string | undefined {
  rmSync(join(folder, 'sbom.json'), { force: true });
  const { writeBundle } = sbom({ mode });
  if (typeof writeBundle !== 'function') throw new TypeError('No hook');
  Reflect.apply(writeBundle, undefined, [{ dir: folder }, { [page]: {} }]);
  return existsSync(join(folder, 'sbom.json')) ? readFileSync(join(folder, 'sbom.json'), 'utf8') : undefined;
}

const namesIn = (mode: 'mock' | 'live'): string[] =>
  (JSON.parse(written(mode) ?? '') as Document).components.map(({ name }) => name);

const importedBy = (pattern: string): string[] => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const code = globSync(pattern, { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const imported = new Set(
    Array.from(code.matchAll(/(?:from |import |import\()'((?:@[\w-]+\/)?[\w.-]+)/g), ([, name]) => name),
  );
  return Object.keys(dependencies).filter((name) => imported.has(name));
};
const published = (name: string): string => (name === 'xlsx' ? '@e965/xlsx' : name);

describe('sbom.json', () => {
  test('lists what the application imports, in the demo with the emulator', () => {
    const needed = importedBy('src/**/*.{ts,tsx}').map(published);
    expect(needed.length).toBeGreaterThan(20);
    expect(needed).toEqual(expect.arrayContaining(['react', 'antd', '@e965/xlsx']));
    expect(namesIn('live')).toEqual(expect.arrayContaining(needed));
    expect(namesIn('mock')).toEqual(expect.arrayContaining([...needed, ...importedBy('mocks/**/*.ts').map(published)]));
  });

  test('of a live build names no package that only the emulator imports', () => {
    const elsewhere = importedBy('src/**/*.{ts,tsx}');
    expect(
      importedBy('mocks/**/*.ts')
        .filter((name) => !elsewhere.includes(name))
        .toSorted(),
    ).toEqual(EMULATOR_PACKAGES);
    expect(written('live')).not.toMatch(/msw/);
    expect(written('mock')).toMatch(/@mswjs\/interceptors/);
  });

  test('is the same for each build of the same packages', () => {
    expect(written('mock')).toBe(written('mock'));
  });

  test('is written for an application, and not for another page', () => {
    expect(written('mock', 'iframe.html')).toBeUndefined();
  });

  test('has an address, a license and a hash for each package, and every dependency is listed', () => {
    const document = sbomOf('.', productionPackages('.'));
    const refs = document.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const component of document.components)
      expect(component).toMatchObject({
        purl: expect.stringMatching(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/) as string,
        licenses: [expect.anything()],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
      });
    const [own, ...others] = document.dependencies;
    expect(own?.ref).toBe(document.metadata.component['bom-ref']);
    expect(others.map(({ ref }) => ref)).toEqual(refs);
    expect(document.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual(
      [],
    );
    const direct = importedBy('{src,mocks}/**/*.{ts,tsx}').filter((name) => name !== 'xlsx');
    for (const name of direct) expect(own?.dependsOn.join(' ')).toContain(`pkg:npm/${name.replace('@', '%40')}@`);
  });
});
