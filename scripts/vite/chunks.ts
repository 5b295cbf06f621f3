interface GraphModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}

export interface ModuleGraph {
  getModuleInfo(id: string): GraphModule | null;
}

export interface ChunkOptions {
  /** What one more request costs, in characters of source. */
  readonly requestCost: number;
  /** How often a visit loads a module that an `import()` names; 1 for a usual page. */
  readonly weight: (id: string) => number;
}

/** On slow 4G 17 kB arrive in the time of one request of six at once. */
const OPTIONS: ChunkOptions = {
  requestCost: 105_000,
  weight: (id) => {
    if (/layout[\\/]public-layout/.test(id)) return 580;
    if (/layout[\\/]console-layout/.test(id)) return 260;
    if (/mocks[\\/]browser|devtools[\\/]attach/.test(id)) return 360;
    if (/src[\\/]pages[\\/]public[\\/]template-gallery/.test(id)) return 340;
    if (/src[\\/]pages[\\/]public[\\/](?:login|home)/.test(id)) return 290;
    if (/src[\\/]pages[\\/]console[\\/](?:overview|task-list|template-task-list)/.test(id)) return 110;
    if (/src[\\/]pages[\\/]console[\\/]template-detail/.test(id)) return 30;
    if (/src[\\/]pages[\\/]console[\\/]export-record/.test(id)) return 5;
    return /src[\\/]pages[\\/]/.test(id) ? 4 : 0.05;
  },
};

interface Group {
  readonly members: string[];
  size: number;
  readonly users: Uint8Array;
}

function staticClosure(graph: ModuleGraph, entry: string, without: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || without.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function dynamicClosures(graph: ModuleGraph, main: ReadonlySet<string>): Map<string, Set<string>> {
  const closures = new Map<string, Set<string>>();
  const waiting = [...main];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const target of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (main.has(target) || closures.has(target)) continue;
      const closure = staticClosure(graph, target, main);
      closures.set(target, closure);
      waiting.push(...closure);
    }
  return closures;
}

function loadedBefore(
  graph: ModuleGraph,
  main: ReadonlySet<string>,
  closures: ReadonlyMap<string, Set<string>>,
): Map<string, Set<string>> {
  const importers = new Map([...closures.keys()].map((id) => [id, new Set<string>()]));
  for (const [root, closure] of [['', main] as const, ...closures])
    for (const id of closure)
      for (const target of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (target !== root) importers.get(target)?.add(root);
  const before = new Map([...closures.keys()].map((id) => [id, new Set<string>()]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [root, from] of importers) {
      const [first, ...others] = [...from].map((id) => [...(closures.get(id) ?? []), ...(before.get(id) ?? [])]);
      const otherSets = others.map((ids) => new Set(ids));
      const common = new Set((first ?? []).filter((id) => otherSets.every((ids) => ids.has(id))));
      if (common.size === before.get(root)?.size) continue;
      before.set(root, common);
      isChanged = true;
    }
  }
  return before;
}

function joinGroups(groups: Group[], graph: ModuleGraph, weights: Float64Array, requestCost: number): Group[] {
  const groupOf = new Map(groups.flatMap((group, index) => group.members.map((id) => [id, index] as const)));
  const imports = groups.map((group, index) => {
    const targets = group.members
      .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
      .map((id) => groupOf.get(id));
    return new Set(targets.filter((target) => target !== undefined && target !== index) as number[]);
  });
  /** Chunks that import each other would run in the wrong order. */
  const reachesOverOthers = (from: number, to: number): boolean => {
    const waiting = [...(imports[from] ?? [])].filter((next) => next !== to);
    const seen = new Set(waiting);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      for (const target of imports[next] ?? []) {
        if (target === to) return true;
        if (!seen.has(target)) waiting.push(target);
        seen.add(target);
      }
    return false;
  };
  const reachable = (...from: readonly number[]): Set<number> => {
    const waiting = [...from];
    const found = new Set<number>();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      for (const target of imports[next] ?? []) {
        if (found.has(target) || from.includes(target)) continue;
        found.add(target);
        waiting.push(target);
      }
    return found;
  };
  const gain = (first: number, second: number): number => {
    const [a, b] = [groups[first], groups[second]];
    if (!a || !b) return -1;
    let result = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const weight = weights[index] ?? 0;
      const usesA = a.users[index] === 1;
      const usesB = b.users[index] === 1;
      if (usesA && usesB) result += weight * requestCost;
      else if (usesA) result -= weight * b.size;
      else if (usesB) result -= weight * a.size;
    }
    if (result <= 0) return result;
    // Who loads the joined chunk also loads what either of the two imports.
    for (const target of reachable(first, second)) {
      const { users, size } = groups[target] ?? a;
      for (let index = 0; index < weights.length; index += 1)
        if ((a.users[index] === 1 || b.users[index] === 1) && users[index] === 0)
          result -= (weights[index] ?? 0) * (size + requestCost);
    }
    return result;
  };
  const isAlive = groups.map(() => true);
  const allGains = () =>
    groups.map((_, row) =>
      groups.map((_group, column) => (column < row && isAlive[row] && isAlive[column] ? gain(row, column) : -1)),
    );
  let gains = allGains();
  let isCurrent = true;
  for (;;) {
    let best = 0;
    let [first, second] = [-1, -1];
    for (let row = 0; row < groups.length; row += 1)
      for (let column = 0; isAlive[row] && column < row; column += 1) {
        const value = gains[row]?.[column] ?? -1;
        if (isAlive[column] && value > best) [best, first, second] = [value, row, column];
      }
    const [kept, joined] = [groups[first], groups[second]];
    if (!kept || !joined) {
      if (isCurrent) return groups.filter((_, index) => isAlive[index]);
      gains = allGains();
      isCurrent = true;
      continue;
    }
    const current = reachesOverOthers(first, second) || reachesOverOthers(second, first) ? -1 : gain(first, second);
    if (current < best) {
      (gains[first] ?? [])[second] = current;
      continue;
    }
    const targets = new Set([...(imports[first] ?? []), ...(imports[second] ?? [])]);
    imports[first] = targets;
    for (const others of imports) if (others.delete(second)) others.add(first);
    targets.delete(first);
    kept.members.push(...joined.members);
    kept.size += joined.size;
    joined.users.forEach((value, index) => {
      if (value === 1) kept.users[index] = 1;
    });
    isAlive[second] = false;
    isCurrent = false;
    for (const target of reachable(first))
      kept.users.forEach((value, index) => {
        if (value === 1) (groups[target]?.users ?? kept.users)[index] = 1;
      });
    for (let other = 0; other < groups.length; other += 1) {
      if (!isAlive[other] || other === first) continue;
      const [row, column] = other < first ? [first, other] : [other, first];
      const line = gains[row];
      if (line) line[column] = gain(row, column);
    }
  }
}

/**
 * Names the chunk of each module: one for all that `entry` imports statically, few for the rest. Rolldown's own merging ignores who uses a
 * module (record 66).
 */
export function chunkNames(graph: ModuleGraph, entry: string, options = OPTIONS): ReadonlyMap<string, string> {
  const main = staticClosure(graph, entry, new Set());
  const closures = dynamicClosures(graph, main);
  const before = loadedBefore(graph, main, closures);
  const roots = [...closures.keys()];
  const weights = Float64Array.from(roots, options.weight);
  const bySignature = new Map<string, Group>();
  for (const id of new Set([...closures.values()].flatMap((closure) => [...closure]))) {
    const users = Uint8Array.from(roots, (root) => Number(closures.get(root)?.has(id) && !before.get(root)?.has(id)));
    const signature = users.join('');
    const group = bySignature.get(signature) ?? { members: [], size: 0, users };
    group.members.push(id);
    group.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    bySignature.set(signature, group);
  }
  /** Texts and locales stay alone. */
  const isOurs = roots.map((id) => /[\\/](?:src|mocks)[\\/]/.test(id));
  const groups = [...bySignature.values()].filter(
    ({ users }) => users.reduce((sum, value) => sum + value, 0) > 1 || isOurs[users.indexOf(1)] === true,
  );
  const names = new Map([...main].map((id) => [id, 'main']));
  const used = new Set(['main']);
  joinGroups(groups, graph, weights, options.requestCost).forEach((group, index) => {
    const [first] = roots
      .flatMap((id, root) => (isOurs[root] && group.members.includes(id) ? [{ id, weight: weights[root] ?? 0 }] : []))
      .toSorted((a, b) => b.weight - a.weight);
    const own = /([\w-]+)\.\w+$/.exec(first?.id ?? '')?.[1];
    const name = own === undefined || used.has(own) ? `shared-${String(index)}` : own;
    used.add(name);
    for (const id of group.members) names.set(id, name);
  });
  return names;
}

/** Start/Welcome comes first. */
const STORYBOOK_OPTIONS: ChunkOptions = {
  requestCost: 800_000,
  weight: (id) => {
    if (/\.storybook[\\/]|[\\/]addon-docs[\\/]|welcome\.mdx$/.test(id)) return 400;
    if (/[\\/]layout[\\/]|ui[\\/](?:popups|antd-overlays)\.|mocks[\\/]scenarios\./.test(id)) return 300;
    return /src[\\/]pages[\\/]|\.(?:stories\.tsx|mdx)$/.test(id) ? 4 : 0.05;
  },
};

const STORYBOOK_ENTRY = '\0virtual:/@storybook/builder-vite/vite-app.js';

/** Options for Rolldown's `output`. */
export function codeSplitting(entry: string, options = OPTIONS) {
  let names: ReadonlyMap<string, string> | undefined;
  const name = (id: string, graph: ModuleGraph): string | null => {
    names ??= chunkNames(graph, entry, options);
    return /[\\/]index\.html$/.test(id) ? 'main' : (names.get(id) ?? null);
  };
  return { includeDependenciesRecursively: false, groups: [{ name }] };
}

export const storybookSplitting = () => codeSplitting(STORYBOOK_ENTRY, STORYBOOK_OPTIONS);
