import { operations, type OperationId } from './operations.gen';

interface Pattern {
  readonly id: OperationId;
  readonly method: string;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

let patterns: readonly Pattern[] | undefined;

/** Paths without parameters come first, so that `/templates/count` is not read as a template. */
function allPatterns(): readonly Pattern[] {
  patterns ??= (Object.keys(operations) as OperationId[])
    .map((id) => ({ id, ...operations[id] }))
    .toSorted((a, b) => (a.path.replaceAll('{', '\uffff') < b.path.replaceAll('{', '\uffff') ? -1 : 1))
    .map(({ id, method, path }) => ({
      id,
      method: method.toUpperCase(),
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      // A literal colon ends a parameter: /{id}:subscribe.
      expression: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/:]+)')}$`),
    }));
  return patterns;
}

export function matchCall(
  method: string,
  path: string,
): { readonly id: OperationId; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const pattern of allPatterns()) {
    const found = pattern.method === method.toUpperCase() ? pattern.expression.exec(path) : null;
    if (found)
      return {
        id: pattern.id,
        params: Object.fromEntries(pattern.names.map((name, index) => [name, found[index + 1] ?? ''])),
      };
  }
  return undefined;
}
