import { parsePattern, UnsupportedPattern, type PatternNode } from './pattern-syntax';

export type PatternTest = (text: string) => boolean | null;

const MAX_STATES = 5_000;
const MAX_TRANSITIONS = 50_000;
const MAX_STEPS = 10_000_000;
const MAX_PATTERN_LENGTH = 2_000;

/**
 * Tests an untrusted pattern in bounded time (FORM-62). The test returns null for an invalid pattern, or for a text that is too long to
 * backtrack on.
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
    const automaton = new Automaton(parsePattern(source));
    return (text) => automaton.matches(text);
  } catch (error) {
    if (!(error instanceof UnsupportedPattern) && !(error instanceof RangeError)) throw error;
  }
  const longest = maxNativeTextLength(source);
  return (text) => (text.length > longest ? null : native.test(text));
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

  constructor(pattern: PatternNode) {
    this.entry = this.build(pattern, 0);
    this.initial = this.setOf([this.entry], true);
  }

  matches(text: string): boolean {
    let set = this.initial;
    for (let index = 0; index < text.length && !set.accepts; index += 1) {
      const code = text.charCodeAt(index);
      set = set.after.get(code) ?? this.step(set, code);
    }
    return set.accepts || set.acceptsAtEnd;
  }

  private step(set: StateSet, code: number): StateSet {
    const reached = [this.entry];
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
    this.transitions += 1;
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
