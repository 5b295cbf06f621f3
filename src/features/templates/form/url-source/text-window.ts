/** Lines and characters that the part of a long text holds at most: what a browser can draw anew at every key. */
const LINES = 1_000;
const CHARACTERS = 60_000;

/** A long text with the part of it that is edited. The parts and the breaks between them are the text. */
export interface TextWindow {
  /** What stands before: whole lines, each with its break. */
  readonly head: string;
  /** The part: whole lines, without the break after the last. */
  readonly body: string;
  /** What stands after, from that break on. */
  readonly tail: string;
  /** Number of the part's first line, from 1. */
  readonly firstLine: number;
}

/** The window on the first lines of a text; the whole of a short one. Breaks become line feeds. */
export function openText(text: string): TextWindow {
  return windowFrom(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, 0, 1);
}

/** The text that a window is of. */
export function textOf({ head, body, tail }: TextWindow): string {
  return head === '' && tail === '' ? body : head + body + tail;
}

/** Whether the part is the whole text. */
export function isWhole({ head, tail }: TextWindow): boolean {
  return head === '' && tail === '';
}

/** The window after another text for its part: cut anew where that has grown too long to be edited at once. */
export function withBody(window: TextWindow, body: string): TextWindow {
  const next = { ...window, body };
  if (body.length <= 2 * CHARACTERS && breaksIn(body, 2 * LINES) < 2 * LINES) return next;
  return windowFrom(textOf(next), window.head.length, window.firstLine);
}

/** The next part; the same at the end. */
export function nextWindow(window: TextWindow): TextWindow {
  if (window.tail === '') return window;
  const { head, body, firstLine } = window;
  return windowFrom(textOf(window), head.length + body.length + 1, firstLine + breaksIn(body) + 1);
}

/** The part before; the same at the beginning. */
export function previousWindow(window: TextWindow): TextWindow {
  const { head, firstLine } = window;
  if (head === '') return window;
  let start = head.length;
  for (let lines = 0; lines < LINES && start > 0; lines += 1) {
    // The break right before `start` ends the line that is looked for.
    const line = start < 2 ? 0 : head.lastIndexOf('\n', start - 2) + 1;
    if (lines > 0 && head.length - line > CHARACTERS) break;
    start = line;
  }
  return windowFrom(textOf(window), start, firstLine - breaksIn(head.slice(start)));
}

/** The part that begins with a line, counted from 1; the last line where there are fewer. */
export function windowAtLine(window: TextWindow, line: number): TextWindow {
  const text = textOf(window);
  let from = 0;
  let number = 1;
  while (number < line) {
    const end = text.indexOf('\n', from);
    if (end === -1) break;
    from = end + 1;
    number += 1;
  }
  return windowFrom(text, from, number);
}

/** How many lines a text has, empty ones included. */
export function linesIn(text: string): number {
  return breaksIn(text) + 1;
}

function windowFrom(text: string, from: number, firstLine: number): TextWindow {
  // A line that alone is longer than a part is shown whole.
  let last = text.indexOf('\n', from);
  for (let lines = 1; last !== -1 && lines < LINES; lines += 1) {
    const next = text.indexOf('\n', last + 1);
    if ((next === -1 ? text.length : next) - from > CHARACTERS) break;
    last = next;
  }
  const end = last === -1 ? text.length : last;
  return { head: text.slice(0, from), body: text.slice(from, end), tail: text.slice(end), firstLine };
}

function breaksIn(text: string, atMost = Infinity): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at !== -1 && breaks < atMost; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
}
