import { parsePattern, UnsupportedPattern, type PatternNode } from './pattern-syntax';

export type PatternTest = (text: string) => boolean | null;

const MAX_STATES = 5_000;
const MAX_TRANSITIONS = 50_000;
/** Some 0.1 ms: a list may have 10,000 lines. */
const MAX_STEPS = 20_000;
const MAX_PATTERN_LENGTH = 2_000;
/** States that a text may visit: some 30 ms. */
const MAX_CREDIT = 100_000;
const CREDIT_PER_CHARACTER = 10;

/**
 * Tests an untrusted pattern in bounded time (FORM-62). The test returns null for an invalid pattern, or a text that takes too long.
 */
export function safePattern(source: string): PatternTest {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const test = compile(source);
  if (cache.size >= 100) cache.clear();
  cache.set(source, test);
  return test;
}

const cache = new Map<string, PatternTest>();

function compile(source: string): PatternTest {
  if (source.length > MAX_PATTERN_LENGTH) return () => null;
  let native: RegExp;
  try {
    native = new RegExp(source);
  } catch {
    return () => null;
  }
  try {
    const { pattern, conditions } = parsePattern(source);
    const automaton = new Automaton(pattern);
    const lookAheads = conditions.map(({ pattern: inner, negated }) => ({ automaton: new Automaton(inner), negated }));
    return (text) => {
      const results = [
        automaton.matches(text),
        ...lookAheads.map(({ automaton: each, negated }) => {
          const found = each.matches(text);
          return found === null ? null : found !== negated;
        }),
      ];
      return results.includes(false) ? false : results.includes(null) ? null : true;
    };
  } catch (error) {
    if (!(error instanceof UnsupportedPattern) && !(error instanceof RangeError)) throw error;
  }
  const longest = maxNativeTextLength(source);
  return (text) => {
    try {
      return text.length > longest ? null : native.test(text);
    } catch {
      return null;
    }
  };
}

/** Each optional part doubles the backtracking paths; each repetition multiplies them by the length. */
function maxNativeTextLength(source: string): number {
  const plain = source
    .replace(/\\./g, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(');
  if (/\)[*+{]/.test(plain)) return 0;
  const doublings = (plain.match(/[?|]/g) ?? []).length;
  const repeats = (plain.match(/[*+{]/g) ?? []).length;
  return Math.floor((MAX_STEPS / 2 ** doublings) ** (1 / (repeats + 1)));
}

type State =
  | { readonly kind: 'char'; readonly matches: (code: number) => boolean; readonly next: number }
  | { readonly kind: 'split'; next: readonly number[] }
  | { readonly kind: 'start' | 'end'; readonly next: number }
  | { readonly kind: 'accept' };

interface StateSet {
  readonly chars: readonly number[];
  readonly accepts: boolean;
  readonly acceptsAtEnd: boolean;
  readonly after: Map<number, StateSet>;
}

class Automaton {
  private readonly states: State[] = [{ kind: 'accept' }];
  private readonly entry: number;
  private readonly initial: StateSet;
  private sets = new Map<string, StateSet>();
  private transitions = 0;
  private credit = MAX_CREDIT;

  constructor(pattern: PatternNode) {
    this.entry = this.build(pattern, 0);
    this.initial = this.setOf([this.entry], true);
  }

  matches(text: string): boolean | null {
    this.credit = Math.min(MAX_CREDIT, Math.max(0, this.credit) + text.length * CREDIT_PER_CHARACTER);
    let set = this.initial;
    for (let index = 0; index < text.length && !set.accepts; index += 1) {
      if (this.credit < 0) return null;
      const code = text.charCodeAt(index);
      set = set.after.get(code) ?? this.step(set, code);
    }
    return set.accepts || set.acceptsAtEnd;
  }

  private step(set: StateSet, code: number): StateSet {
    const reached = [this.entry];
    this.credit -= set.chars.length;
    for (const index of set.chars) {
      const state = this.states[index];
      if (state?.kind === 'char' && state.matches(code)) reached.push(state.next);
    }
    if (this.transitions >= MAX_TRANSITIONS) {
      this.sets = new Map();
      this.initial.after.clear();
      this.transitions = 0;
    }
    const next = this.setOf(reached, false);
    set.after.set(code, next);
    this.transitions += 1 + next.chars.length / 50;
    return next;
  }

  private setOf(reached: readonly number[], atStart: boolean): StateSet {
    const inside = this.closure(reached, atStart, false);
    const key = `${atStart ? '^' : ''}${inside.chars.join()};${String(inside.accepts)};${inside.ends.join()}`;
    const known = this.sets.get(key);
    if (known !== undefined) return known;
    const set: StateSet = {
      chars: inside.chars,
      accepts: inside.accepts,
      acceptsAtEnd: this.closure(reached, atStart, true).accepts,
      after: new Map(),
    };
    this.sets.set(key, set);
    return set;
  }

  private closure(reached: readonly number[], atStart: boolean, atEnd: boolean) {
    const seen = new Set<number>();
    const todo = [...reached];
    const chars: number[] = [];
    const ends: number[] = [];
    let accepts = false;
    for (let index = todo.pop(); index !== undefined; index = todo.pop()) {
      const state = this.states[index];
      if (state === undefined || seen.has(index)) continue;
      seen.add(index);
      if (state.kind === 'char') chars.push(index);
      else if (state.kind === 'accept') accepts = true;
      else if (state.kind === 'split') todo.push(...state.next);
      else if (state.kind === 'end') {
        ends.push(index);
        if (atEnd) todo.push(state.next);
      } else if (atStart) todo.push(state.next);
    }
    const ascending = (a: number, b: number) => a - b;
    this.credit -= seen.size;
    return { chars: chars.sort(ascending), ends: ends.sort(ascending), accepts };
  }

  private build(node: PatternNode, next: number): number {
    switch (node.kind) {
      case 'char':
        return this.add({ kind: 'char', matches: node.matches, next });
      case 'start':
      case 'end':
        return this.add({ kind: node.kind, next });
      case 'sequence':
        return node.items.reduceRight((after, item) => this.build(item, after), next);
      case 'choice':
        return this.add({ kind: 'split', next: node.items.map((item) => this.build(item, next)) });
      case 'repeat':
        return this.buildRepeat(node.item, node.min, node.max, next);
    }
  }

  private buildRepeat(item: PatternNode, min: number, max: number, next: number): number {
    let entry = next;
    if (max === Infinity) {
      const loop: State = { kind: 'split', next: [next] };
      entry = this.add(loop);
      loop.next = [this.build(item, entry), next];
    } else {
      for (let count = min; count < max; count += 1) {
        entry = this.add({ kind: 'split', next: [this.build(item, entry), next] });
      }
    }
    for (let count = 0; count < min; count += 1) {
      const before = this.states.length;
      entry = this.build(item, entry);
      if (this.states.length === before) break;
    }
    return entry;
  }

  private add(state: State): number {
    if (this.states.length >= MAX_STATES) throw new UnsupportedPattern();
    return this.states.push(state) - 1;
  }
}
