import type { Schemas } from '#src/contract/types';
import { globalAreaId } from '#src/domain/proxy-rules';

export type ProxyArea = Schemas['ProxyArea'];

export interface AreaNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly AreaNode[];
}

export const AREA_SEARCH_LIMIT = 50;

export function usableAreas(
  response: { readonly items?: readonly ProxyArea[] | null; readonly error?: unknown } | null | undefined,
): readonly ProxyArea[] {
  const failed = response?.error !== null && response?.error !== undefined;
  return failed ? [] : (response?.items ?? []);
}

/** Areas with a missing parent, and one per cycle, become roots, so that none is lost (FORM-29, FORM-30). */
export function areaTree(areas: readonly ProxyArea[], globalName: string): readonly AreaNode[] {
  const byId = new Map<number, ProxyArea>();
  for (const area of areas) if (area.id !== globalAreaId && !byId.has(area.id)) byId.set(area.id, area);
  const childrenOf = new Map<number, ProxyArea[]>();
  const roots: ProxyArea[] = [];
  for (const area of byId.values()) {
    const parent = area.parentId;
    if (parent === null || parent === undefined || !byId.has(parent) || isCycleRoot(area, byId)) roots.push(area);
    else childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), area]);
  }
  const node = (area: ProxyArea): AreaNode => ({
    id: area.id,
    name: area.name,
    children: (childrenOf.get(area.id) ?? []).map(node),
  });
  return [{ id: globalAreaId, name: globalName, children: [] }, ...roots.map(node)];
}

export function searchAreas(
  tree: readonly AreaNode[],
  searchText: string,
  language: string,
  limit: number = AREA_SEARCH_LIMIT,
): readonly AreaNode[] {
  const needle = searchText.trim().toLocaleLowerCase(language);
  const found: AreaNode[] = [];
  const visit = (nodes: readonly AreaNode[]) => {
    for (const node of nodes) {
      if (found.length >= limit) return;
      if (node.name.toLocaleLowerCase(language).includes(needle)) found.push(node);
      visit(node.children);
    }
  };
  visit(tree);
  return found;
}

function isCycleRoot(area: ProxyArea, byId: ReadonlyMap<number, ProxyArea>): boolean {
  const seen = new Set<number>([area.id]);
  let lowest = area.id;
  let parent = area.parentId;
  while (parent !== null && parent !== undefined && byId.has(parent)) {
    if (parent === area.id) return lowest === area.id;
    if (seen.has(parent)) return false;
    seen.add(parent);
    lowest = Math.min(lowest, parent);
    parent = byId.get(parent)?.parentId;
  }
  return false;
}
