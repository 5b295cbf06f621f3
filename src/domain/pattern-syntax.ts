/** `matches` takes a UTF-16 code unit. */
export type PatternNode =
  | { readonly kind: 'char'; readonly matches: (code: number) => boolean }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };

type Matcher = (code: number) => boolean;

export class UnsupportedPattern extends Error {}

const between =
  (low: number, high: number): Matcher =>
  (code) =>
    code >= low && code <= high;
const not =
  (matcher: Matcher): Matcher =>
  (code) =>
    !matcher(code);
const digit = between(48, 57);
const word: Matcher = (code) => digit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
const space: Matcher = (code) => /\s/.test(String.fromCharCode(code));
const lineEnd: Matcher = (code) => code === 10 || code === 13 || code === 0x2028 || code === 0x2029;

const classEscapes: Readonly<Partial<Record<string, Matcher>>> = {
  d: digit,
  D: not(digit),
  w: word,
  W: not(word),
  s: space,
  S: not(space),
};
const controlEscapes: Readonly<Partial<Record<string, number>>> = { n: 10, r: 13, t: 9, f: 12, v: 11 };

/** A condition is a `(?=` or `(?!` after `^`. */
export interface ParsedPattern {
  readonly pattern: PatternNode;
  readonly conditions: readonly { readonly pattern: PatternNode; readonly negated: boolean }[];
}

/** Takes what `new RegExp` accepts. Throws UnsupportedPattern if it needs backtracking. */
export function parsePattern(source: string): ParsedPattern {
  const parser = new Parser(source);
  return parser.parse();
}

class Parser {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  parse(): ParsedPattern {
    const conditions = this.lookAheads();
    const node = this.choice();
    if (this.at < this.source.length) throw new UnsupportedPattern();
    if (conditions.length === 0) return { pattern: node, conditions };
    if (node.kind === 'choice') throw new UnsupportedPattern();
    return { pattern: atStart(node), conditions };
  }

  private lookAheads(): ParsedPattern['conditions'] {
    const conditions: ParsedPattern['conditions'][number][] = [];
    if (!/^\^\(\?[=!]/.test(this.source)) return conditions;
    this.at = 1;
    for (;;) {
      const sign = /^\(\?([=!])/.exec(this.source.slice(this.at))?.[1];
      if (sign === undefined) return conditions;
      this.at += 3;
      conditions.push({ pattern: atStart(this.choice()), negated: sign === '!' });
      if (!this.take(')') || this.quantifier() !== null) throw new UnsupportedPattern();
    }
  }

  private choice(): PatternNode {
    const items = [this.sequence()];
    while (this.take('|')) items.push(this.sequence());
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : { kind: 'choice', items };
  }

  private sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.at < this.source.length && this.peek() !== '|' && this.peek() !== ')') {
      items.push(this.quantified(this.atom()));
    }
    return { kind: 'sequence', items };
  }

  private atom(): PatternNode {
    const char = this.next();
    switch (char) {
      case '^':
        return { kind: 'start' };
      case '$':
        return { kind: 'end' };
      case '.':
        return { kind: 'char', matches: not(lineEnd) };
      case '(':
        return this.group();
      case '[':
        return { kind: 'char', matches: this.charClass() };
      case '\\':
        return { kind: 'char', matches: this.escape(false).matches };
      default:
        return { kind: 'char', matches: exactly(char.charCodeAt(0)) };
    }
  }

  private group(): PatternNode {
    if (this.take('?') && !this.take(':')) {
      const named = /^<[A-Za-z_$][\w$]*>/.exec(this.source.slice(this.at));
      if (named === null) throw new UnsupportedPattern();
      this.at += named[0].length;
    }
    const inner = this.choice();
    if (!this.take(')')) throw new UnsupportedPattern();
    return inner;
  }

  private quantified(item: PatternNode): PatternNode {
    const bounds = this.quantifier();
    if (bounds === null) return item;
    this.take('?'); // A lazy quantifier does not change whether there is a match.
    return { kind: 'repeat', item, min: bounds[0], max: bounds[1] };
  }

  private quantifier(): readonly [number, number] | null {
    if (this.take('*')) return [0, Infinity];
    if (this.take('+')) return [1, Infinity];
    if (this.take('?')) return [0, 1];
    const counted = /^\{(\d+)(,(\d*))?\}/.exec(this.source.slice(this.at));
    if (counted === null) return null;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    if (counted[2] === undefined) return [min, min];
    return [min, counted[3] === undefined || counted[3] === '' ? Infinity : Number(counted[3])];
  }

  private escape(inClass: boolean): { readonly matches: Matcher; readonly code: number | null } {
    const char = this.next();
    const set = Object.hasOwn(classEscapes, char) ? classEscapes[char] : undefined;
    if (set !== undefined) return { matches: set, code: null };
    const code = this.escapedCode(char, inClass);
    return { matches: exactly(code), code };
  }

  private escapedCode(char: string, inClass: boolean): number {
    const control = Object.hasOwn(controlEscapes, char) ? controlEscapes[char] : undefined;
    if (control !== undefined) return control;
    if (inClass && char === 'b') return 8;
    const digits = char === 'x' ? 2 : char === 'u' ? 4 : 0;
    if (digits > 0) {
      const hex = this.source.slice(this.at, this.at + digits);
      if (hex.length < digits || !/^[\dA-Fa-f]+$/.test(hex)) throw new UnsupportedPattern();
      this.at += digits;
      return Number.parseInt(hex, 16);
    }
    if (/[A-Za-z\d]/.test(char)) throw new UnsupportedPattern();
    return char.charCodeAt(0);
  }

  private charClass(): Matcher {
    const negated = this.take('^');
    const matchers: Matcher[] = [];
    while (!this.take(']')) {
      const low = this.classMember();
      if (low.code !== null && this.peek() === '-' && this.source[this.at + 1] !== ']') {
        this.at += 1;
        const high = this.classMember();
        if (high.code === null) throw new UnsupportedPattern();
        matchers.push(between(low.code, high.code));
      } else matchers.push(low.matches);
    }
    const any: Matcher = (code) => matchers.some((matches) => matches(code));
    return negated ? not(any) : any;
  }

  private classMember(): { readonly matches: Matcher; readonly code: number | null } {
    const char = this.next();
    if (char === '\\') return this.escape(true);
    const code = char.charCodeAt(0);
    return { matches: exactly(code), code };
  }

  private peek(): string | undefined {
    return this.source[this.at];
  }

  private take(char: string): boolean {
    if (this.peek() !== char) return false;
    this.at += 1;
    return true;
  }

  private next(): string {
    const char = this.peek();
    if (char === undefined) throw new UnsupportedPattern();
    this.at += 1;
    return char;
  }
}

function atStart(node: PatternNode): PatternNode {
  return { kind: 'sequence', items: [{ kind: 'start' }, node] };
}

function exactly(expected: number): Matcher {
  return (code) => code === expected;
}
