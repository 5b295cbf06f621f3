import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface ProductionPackage {
  /** `node_modules/react` */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  readonly dependsOn: readonly string[];
  readonly isDirect: boolean;
}

export function productionPackages(root: string, without: readonly string[] = []): ProductionPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const found = new Map<string, Omit<ProductionPackage, 'isDirect'>>();
  const visit = (from: string, name: string, isPeer: boolean): string[] => {
    const path = placesOf(from, name).find((place) => place in lock.packages);
    const entry = path === undefined ? undefined : lock.packages[path];
    if (path === undefined || entry === undefined) {
      if (isPeer) return [];
      throw new Error(`package-lock.json has no ${name}, which ${from || 'package.json'} needs`);
    }
    if (found.has(path)) return [path];
    const dependsOn: string[] = [];
    const { version = '', license, integrity } = entry;
    found.set(path, { path, name: entry.name ?? name, version, license, integrity, dependsOn });
    for (const [needed, peer] of neededBy(entry)) dependsOn.push(...visit(path, needed, peer));
    return [path];
  };
  const names = Object.keys(lock.packages['']?.dependencies ?? {}).filter((name) => !without.includes(name));
  const direct = new Set(names.flatMap((name) => visit('', name, false)));
  return Array.from(found, ([path, each]) => ({ ...each, isDirect: direct.has(path) })).toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

function placesOf(from: string, name: string): string[] {
  const end = from.lastIndexOf('node_modules/');
  const places = end === -1 ? [] : placesOf(from.slice(0, end).replace(/\/$/, ''), name);
  return [
    ...(from === '' ? [] : [`${from}/node_modules/${name}`]),
    ...(places.length > 0 ? places : [`node_modules/${name}`]),
  ];
}

function neededBy({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [
    ...Object.keys(dependencies).map((name) => [name, false] as const),
    ...peers.map((name) => [name, true] as const),
  ];
}
