// Imports have file extensions because plain Node runs this file too (contract:check).
import { selectNodes } from './json-path.ts';

interface CallLocation {
  readonly method: string;
  readonly path: string;
}

export type CallTable = Readonly<Record<string, CallLocation & { readonly pathSource: string; readonly noun: string }>>;

export interface PathMap {
  readonly moved: ReadonlyMap<string, CallLocation>;
  readonly removed: ReadonlySet<string>;
  readonly warnings: readonly string[];
}

export class OverlayError extends Error {}

type JsonObject = Record<string, unknown>;
const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function skeleton(calls: CallTable): { paths: Record<string, JsonObject> } {
  const paths: Record<string, JsonObject> = {};
  for (const [operationId, { method, path, pathSource, noun }] of Object.entries(calls)) {
    paths[path] ??= {};
    paths[path][method] = { operationId, tags: [noun], 'x-path-source': pathSource };
  }
  return { paths };
}

function merge(target: JsonObject, update: JsonObject): void {
  for (const [name, value] of Object.entries(update)) {
    // '__proto__' must not reach Object.prototype.
    const known = Object.hasOwn(target, name) ? target[name] : undefined;
    if (isJsonObject(known) && isJsonObject(value)) merge(known, value);
    else
      Object.defineProperty(target, name, {
        value: structuredClone(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
}

function removeAt(document: JsonObject, keys: readonly string[]): void {
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>((node, key) => (isJsonObject(node) ? node[key] : undefined), document);
  const last = keys.at(-1);
  if (isJsonObject(parent) && last !== undefined) Reflect.deleteProperty(parent, last);
}

function readActions(overlay: unknown): JsonObject[] {
  if (!isJsonObject(overlay)) throw new OverlayError('the overlay is not an object');
  const { overlay: version, actions } = overlay;
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/.test(version))
    throw new OverlayError("'overlay' must be the version, 1.0.0");
  if (!Array.isArray(actions) || actions.length === 0) throw new OverlayError("'actions' must be a list of actions");
  return (actions as unknown[]).map((action, index) => {
    if (!isJsonObject(action) || typeof action['target'] !== 'string')
      throw new OverlayError(`action ${index + 1} has no target`);
    if (action['remove'] !== true && !isJsonObject(action['update']))
      throw new OverlayError(`action ${index + 1} neither updates nor removes`);
    return action;
  });
}

/** Applies an OpenAPI Overlay (docs/integration.md). Throws OverlayError. */
export function applyOverlay(calls: CallTable, overlay: unknown): PathMap {
  const document = skeleton(calls);
  const warnings: string[] = [];
  for (const [index, action] of readActions(overlay).entries()) {
    const target = String(action['target']);
    let found;
    try {
      found = selectNodes(document, target);
    } catch (error) {
      throw new OverlayError(`action ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (found.length === 0) warnings.push(`action ${index + 1} (${target}) meets nothing in the contract`);
    // In reverse, so that a removal does not shift the next index.
    for (const { keys, node } of found.toReversed()) {
      if (action['remove'] === true) removeAt(document, keys);
      else if (isJsonObject(node) && isJsonObject(action['update'])) merge(node, action['update']);
    }
  }
  return locateCalls(calls, document, isJsonObject(overlay) && overlay['x-move-given'] === true, warnings);
}

function locateCalls(calls: CallTable, document: JsonObject, movesGivenPaths: boolean, warnings: string[]): PathMap {
  const found = new Map<string, CallLocation>();
  for (const [path, item] of Object.entries(isJsonObject(document['paths']) ? document['paths'] : {})) {
    for (const [method, node] of Object.entries(isJsonObject(item) ? item : {})) {
      if (!METHODS.has(method) || !isJsonObject(node)) continue;
      const operationId = String(node['operationId']);
      const call = Object.hasOwn(calls, operationId) ? calls[operationId] : undefined;
      if (!call) {
        warnings.push(`${method.toUpperCase()} ${path} names no call of the contract`);
        continue;
      }
      const location = locationOf(operationId, call, { method, path }, node);
      const isOwn = location.path === call.path && location.method === call.method;
      // When a call is in two places, the overlay's one wins.
      if (!isOwn || !found.has(operationId)) found.set(operationId, location);
    }
  }
  const moved = new Map<string, CallLocation>();
  const removed = new Set<string>();
  for (const [operationId, call] of Object.entries(calls)) {
    const location = found.get(operationId);
    if (location?.path === call.path && location.method === call.method) continue;
    if (call.pathSource !== 'chosen' && !movesGivenPaths)
      warnings.push(`${operationId} (${call.path}) is given by the specification and stays as it is`);
    else if (location) moved.set(operationId, location);
    else removed.add(operationId);
  }
  assertNoCollisions(calls, moved, removed);
  return { moved, removed, warnings };
}

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

function locationOf(operationId: string, call: CallLocation, at: CallLocation, node: JsonObject): CallLocation {
  const path = node['x-path'] ?? at.path;
  const method = node['x-method'] ?? at.method;
  if (typeof path !== 'string' || !/^\/[^\s?#]*$/.test(path))
    throw new OverlayError(`${operationId}: ${JSON.stringify(path)} is not a path`);
  if (typeof method !== 'string' || !METHODS.has(method.toLowerCase()))
    throw new OverlayError(`${operationId}: ${JSON.stringify(method)} is not a method`);
  const known = parametersOf(call.path);
  const unknownParameter = parametersOf(path).find((name) => !known.includes(name));
  if (unknownParameter !== undefined)
    throw new OverlayError(
      `${operationId}: '${path}' wants {${unknownParameter}}, the contract has ${known.length > 0 ? known.map((name) => `{${name}}`).join(', ') : 'no parameter'}`,
    );
  return { path, method: method.toLowerCase() };
}

function assertNoCollisions(
  calls: CallTable,
  moved: ReadonlyMap<string, CallLocation>,
  removed: ReadonlySet<string>,
): void {
  const taken = new Map<string, string>();
  for (const [operationId, call] of Object.entries(calls)) {
    if (removed.has(operationId)) continue;
    const { method, path } = moved.get(operationId) ?? call;
    const key = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = taken.get(key);
    if (other !== undefined && (moved.has(operationId) || moved.has(other)))
      throw new OverlayError(`${operationId} and ${other} would both be ${key}`);
    taken.set(key, operationId);
  }
}
