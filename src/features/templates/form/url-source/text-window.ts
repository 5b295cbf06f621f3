/** Maximum lines and characters of a part: what a browser can redraw at every key. */
const MAX_LINES = 1_000;
const MAX_CHARACTERS = 60_000;

export interface TextWindow {
  /** Whole lines, each with its line feed. */
  readonly head: string;
  /** Whole lines, without the last line feed. */
  readonly body: string;
  /** The rest, starting with that line feed. */
  readonly tail: string;
  /** From 1. */
  readonly firstLine: number;
}

export function openText(text: string): TextWindow {
  return windowFrom(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, 0, 1);
}

export function fullText({ head, body, tail }: TextWindow): string {
  return head === '' && tail === '' ? body : head + body + tail;
}

export function isWholeText({ head, tail }: TextWindow): boolean {
  return head === '' && tail === '';
}

export function withBody(window: TextWindow, body: string): TextWindow {
  const next = { ...window, body };
  if (body.length <= 2 * MAX_CHARACTERS && breaksIn(body, 2 * MAX_LINES) < 2 * MAX_LINES) return next;
  return windowFrom(fullText(next), window.head.length, window.firstLine);
}

export function nextWindow(window: TextWindow): TextWindow {
  if (window.tail === '') return window;
  const { head, body, firstLine } = window;
  return windowFrom(fullText(window), head.length + body.length + 1, firstLine + breaksIn(body) + 1);
}

export function previousWindow(window: TextWindow): TextWindow {
  const { head, firstLine } = window;
  if (head === '') return window;
  let start = head.length;
  for (let lines = 0; lines < MAX_LINES && start > 0; lines += 1) {
    // The line feed right before `start` ends the wanted line.
    const line = start < 2 ? 0 : head.lastIndexOf('\n', start - 2) + 1;
    if (lines > 0 && head.length - line > MAX_CHARACTERS) break;
    start = line;
  }
  return windowFrom(fullText(window), start, firstLine - breaksIn(head.slice(start)));
}

/** `line` counts from 1; beyond the end, the last line. */
export function windowAtLine(window: TextWindow, line: number): TextWindow {
  const text = fullText(window);
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

export function linesIn(text: string): number {
  return breaksIn(text) + 1;
}

function windowFrom(text: string, from: number, firstLine: number): TextWindow {
  // A line longer than a part is shown whole.
  let last = text.indexOf('\n', from);
  for (let lines = 1; last !== -1 && lines < MAX_LINES; lines += 1) {
    const next = text.indexOf('\n', last + 1);
    if ((next === -1 ? text.length : next) - from > MAX_CHARACTERS) break;
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
