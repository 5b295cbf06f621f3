import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { productionPackages, type ProductionPackage } from '../lib/production-packages.ts';

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licensesOf = (license: string | undefined) =>
  license === undefined ? [] : [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }];

function hashesOf(integrity: string | undefined) {
  const [, encoded] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return encoded === undefined ? [] : [{ alg: 'SHA-512', content: Buffer.from(encoded, 'base64').toString('hex') }];
}

/** Returns a CycloneDX document, without a time: the same packages make the same file. */
export function sbomOf(root: string, packages: readonly ProductionPackage[]) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const refs = new Map(packages.map((each) => [each.path, purlOf(each.name, each.version)]));
  const unique = new Map(packages.map((each) => [purlOf(each.name, each.version), each]));
  const own = purlOf(name, version);
  const refsOf = (paths: readonly string[]) => [...new Set(paths.flatMap((path) => refs.get(path) ?? []))].toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own, name, version, purl: own, licenses: licensesOf(license) },
    },
    components: Array.from(unique, ([purl, each]) => ({
      type: 'library',
      'bom-ref': purl,
      name: each.name,
      version: each.version,
      purl,
      licenses: licensesOf(each.license),
      hashes: hashesOf(each.integrity),
    })),
    dependencies: [
      { ref: own, dependsOn: refsOf(packages.flatMap(({ path, isDirect }) => (isDirect ? path : []))) },
      ...Array.from(unique, ([ref, { dependsOn }]) => ({ ref, dependsOn: refsOf(dependsOn) })),
    ],
  };
}

export const EMULATOR_PACKAGES = ['@cfworker/json-schema', 'client-zip', 'idb-keyval', 'msw', 'mutative'];

/** `npm sbom --omit dev` leaves out what development needs as well, such as React. */
export function sbom(options: { readonly mode: 'mock' | 'live' }): Plugin {
  let root = process.cwd();
  return {
    name: 'gleaner:sbom',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined || !('index.html' in bundle)) return;
      const packages = productionPackages(root, options.mode === 'live' ? EMULATOR_PACKAGES : []);
      writeFileSync(join(dir, 'sbom.json'), `${JSON.stringify(sbomOf(root, packages), null, 2)}\n`);
    },
  };
}
