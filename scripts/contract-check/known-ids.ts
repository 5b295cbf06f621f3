import { exampleOf, examplesOf, type Operation, type Parameter } from './contract.ts';

/** A value that an answer gave, with the ids that stood beside it or led to it. */
interface KnownValue {
  readonly value: string;
  readonly context: ReadonlyMap<string, string>;
  /** Names of the ids in the same object: they tell a template's slug from a collection's. */
  readonly kind: string;
}

/** What the contract's examples say about an example value: the properties that hold it, and the kinds of objects they stand in. */
interface Meaning {
  readonly names: Set<string>;
  readonly kinds: Set<string>;
}

/** Values for the parameters that name a record, by parameter name. */
export type Assignment = ReadonlyMap<string, string>;

const ID_NAME = /(^id|Id|Guid|^slug|^lot|^code|^key|^recordId|^token)$/;
/** How many records of one kind are remembered: the first ones of a list are enough. */
const MOST_KNOWN = 20;
const MOST_TRIED = 5;

const isScalar = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const kindOf = (node: object): string =>
  Object.keys(node)
    .filter((name) => ID_NAME.test(name))
    .toSorted()
    .join(' ');

/**
 * The ids that a server's own answers have shown, so that calls about one record meet real records. What a parameter called
 * `id` stands for is read from the contract: its example is the value of a property (`taskId`) in the examples of answers.
 */
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

  /** The property names that a parameter's value may come from, its own first; empty for a parameter that names no record. */
  namesOf(parameter: Parameter): string[] {
    if (parameter.schema.enum !== undefined) return [];
    const example = exampleOf(parameter);
    const meant = isScalar(example) ? [...(this.#meanings.get(String(example))?.names ?? [])] : [];
    if (parameter.name !== 'id') return ID_NAME.test(parameter.name) ? [parameter.name, ...meant] : [];
    return meant;
  }

  /** Remembers the ids of an answer; `used` are the parameters of the call that it answered. */
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
      for (const item of node.slice(0, MOST_KNOWN)) this.#harvest(item, outer);
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
    const alike = known.filter(({ kind }) => kind === entry.kind);
    if (alike.length >= MOST_KNOWN) return;
    if (alike.some(({ value, context }) => value === entry.value && context.size >= entry.context.size)) return;
    known.push(entry);
  }

  /** The first remembered value under a property name, undefined when no answer gave one. */
  first(name: string): string | undefined {
    return this.#known.get(name)?.[0]?.value;
  }

  /** Ways to fill parameters with ids that belong together, at most five; empty when an id is not known. */
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
    // Records of the kind that the contract's example is of come first.
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
    return found.slice(0, MOST_TRIED);
  }
}
