import { exampleOf, examplesOf, type Operation, type Parameter } from './contract.ts';

interface KnownValue {
  readonly value: string;
  readonly context: ReadonlyMap<string, string>;
  /** Tells a template's slug from a collection's. */
  readonly kind: string;
}

interface Meaning {
  readonly names: Set<string>;
  readonly kinds: Set<string>;
}

export type Assignment = ReadonlyMap<string, string>;

const ID_NAME = /(^id|Id|Guid|^slug|^lot|^code|^key|^recordId|^token)$/;
const MAX_KNOWN = 20;
const MAX_ASSIGNMENTS = 5;

const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const kindOf = (node: object): string =>
  Object.keys(node)
    .filter((name) => ID_NAME.test(name))
    .toSorted()
    .join(' ');

/** A parameter named `id` means `taskId` when its example is also the example of a `taskId`. */
export class KnownIds {
  readonly #known = new Map<string, KnownValue[]>();
  readonly #meanings = new Map<string, Meaning>();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations)
      for (const [status, response] of Object.entries(operation.responses))
        if (status.startsWith('2')) for (const example of examplesOf(response.content)) this.#learnMeaning(example);
  }

  #learnMeaning(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const kind = kindOf(node);
    for (const [name, value] of Object.entries(node) as [string, unknown][]) {
      if (isScalar(value) && ID_NAME.test(name)) {
        const meaning = this.#meanings.get(String(value)) ?? { names: new Set(), kinds: new Set() };
        meaning.names.add(name);
        meaning.kinds.add(kind);
        this.#meanings.set(String(value), meaning);
      } else this.#learnMeaning(value);
    }
  }

  /** Own name first; empty for a parameter that names no record. */
  namesOf(parameter: Parameter): string[] {
    if (parameter.schema.enum !== undefined) return [];
    const example = exampleOf(parameter);
    const meant = isScalar(example) ? [...(this.#meanings.get(String(example))?.names ?? [])] : [];
    if (parameter.name !== 'id') return ID_NAME.test(parameter.name) ? [parameter.name, ...meant] : [];
    return meant;
  }

  learn(operation: Operation, body: unknown, used: Assignment): void {
    const context = new Map<string, string>();
    for (const parameter of operation.parameters ?? []) {
      const value = used.get(parameter.name);
      if (value !== undefined) for (const name of this.namesOf(parameter)) context.set(name, value);
    }
    this.#harvest(body, context);
  }

  #harvest(node: unknown, outer: ReadonlyMap<string, string>): void {
    if (Array.isArray(node)) {
      for (const item of node.slice(0, MAX_KNOWN)) this.#harvest(item, outer);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const entries = Object.entries(node) as [string, unknown][];
    const own = entries.filter(
      (entry): entry is [string, string | number] => ID_NAME.test(entry[0]) && isScalar(entry[1]),
    );
    const context = new Map([...outer, ...own.map(([name, value]) => [name, String(value)] as const)]);
    for (const [name, value] of own) this.#remember(name, { value: String(value), context, kind: kindOf(node) });
    for (const [, value] of entries) this.#harvest(value, context);
  }

  #remember(name: string, entry: KnownValue): void {
    const known = this.#known.get(name) ?? [];
    this.#known.set(name, known);
    const sameName = known.filter(({ kind }) => kind === entry.kind);
    if (sameName.length >= MAX_KNOWN) return;
    if (sameName.some(({ value, context }) => value === entry.value && context.size >= entry.context.size)) return;
    known.push(entry);
  }

  first(name: string): string | undefined {
    return this.#known.get(name)?.[0]?.value;
  }

  assignments(parameters: readonly Parameter[]): Assignment[] {
    const named = parameters.map((parameter) => ({
      name: parameter.name,
      names: this.namesOf(parameter),
      kinds: this.#meanings.get(String(exampleOf(parameter)))?.kinds,
    }));
    const last = named.at(-1);
    if (!last) return [];
    const found: Assignment[] = [];
    const known = last.names.flatMap((name) => this.#known.get(name) ?? []);
    const rank = ({ kind }: KnownValue) => (last.kinds?.has(kind) ? 0 : 1);
    for (const entry of known.toSorted((a, b) => rank(a) - rank(b))) {
      const assignment = new Map([[last.name, entry.value]]);
      for (const { name, names } of named.slice(0, -1)) {
        const value = names.map((meant) => entry.context.get(meant)).find((known) => known !== undefined);
        if (value !== undefined) assignment.set(name, value);
      }
      const isNew = found.every((other) => [...assignment].some(([name, value]) => other.get(name) !== value));
      if (assignment.size === named.length && isNew) found.push(assignment);
    }
    return found.slice(0, MAX_ASSIGNMENTS);
  }
}
