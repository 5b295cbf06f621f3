type Step =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'every' }
  | { readonly kind: 'filter'; readonly name: string; readonly value: unknown };

export interface FoundNode {
  readonly keys: readonly string[];
  readonly node: unknown;
}

const QUOTED = /^\[\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*\]/;
const INDEX = /^\[\s*(\d+)\s*\]/;
const EVERY = /^(?:\[\s*\*\s*\]|\.\*)/;
const NAME = /^\.([A-Za-z_][\w-]*)/;
const FILTER =
  /^\[\s*\?\s*\(?\s*@(?:\.([A-Za-z_][\w-]*)|\[\s*(?:'([^']*)'|"([^"]*)")\s*\])\s*==\s*(?:'([^']*)'|"([^"]*)"|(true|false|null|-?\d+(?:\.\d+)?))\s*\)?\s*\]/;

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1');

/**
 * Parses a subset of JSONPath (RFC 9535): `$`, names (`.paths`, `['/v1/tasks']`), an index, `*` and a filter by equality
 * (`[?@.operationId == 'logIn']`). Throws SyntaxError for anything else.
 */
export function parseJsonPath(text: string): readonly Step[] {
  const trimmed = text.trim();
  if (!trimmed.startsWith('$')) throw new SyntaxError(`'${text}' does not begin with $`);
  const steps: Step[] = [];
  let rest = trimmed.slice(1);
  while (rest !== '') {
    const quoted = QUOTED.exec(rest);
    const index = INDEX.exec(rest);
    const every = EVERY.exec(rest);
    const name = NAME.exec(rest);
    const filter = FILTER.exec(rest);
    const found = quoted ?? index ?? every ?? name ?? filter;
    if (!found) throw new SyntaxError(`'${text}' is not understood from '${rest}' on`);
    if (every) steps.push({ kind: 'every' });
    else if (filter && !quoted && !index && !name) {
      const [, plain, single, double, text1, text2, literal] = filter;
      const value: unknown = literal === undefined ? (text1 ?? text2 ?? '') : JSON.parse(literal);
      steps.push({ kind: 'filter', name: plain ?? single ?? double ?? '', value });
    } else steps.push({ kind: 'name', name: unescape(quoted?.[1] ?? quoted?.[2] ?? index?.[1] ?? name?.[1] ?? '') });
    rest = rest.slice(found[0].length);
  }
  return steps;
}

const isParent = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** Returns the matching nodes in document order. Throws SyntaxError for an unsupported path. */
export function selectNodes(document: unknown, path: string): FoundNode[] {
  return parseJsonPath(path).reduce<FoundNode[]>(
    (nodes, step) =>
      nodes.flatMap(({ keys, node }) => {
        if (!isParent(node)) return [];
        if (step.kind === 'name')
          return Object.hasOwn(node, step.name) ? [{ keys: [...keys, step.name], node: node[step.name] }] : [];
        return Object.entries(node)
          .filter(([, child]) => step.kind === 'every' || (isParent(child) && child[step.name] === step.value))
          .map(([name, child]) => ({ keys: [...keys, name], node: child }));
      }),
    [{ keys: [], node: document }],
  );
}
