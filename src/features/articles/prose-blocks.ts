/** A piece of a line: plain words, words that stand out, code, or a link to what `target` names. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string };

/** A paragraph or a list of a text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

// Words of a link and of what stands out hold none of the signs around them, so that no text can take long to read.
const PIECE = /\[([^\][]+)\]\(([\w:#-]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;
const ITEM = /^(?:-|\d+\.) /;

/** A line in pieces: `**words**`, `` `code` `` and `[words](target)`; anything else is words as they stand. */
export function inlines(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
    const [whole, words, target, strong, code] = match;
    if (words !== undefined && target !== undefined) found.push({ kind: 'link', text: words, target });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else found.push({ kind: 'code', text: code ?? '' });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
  return found;
}

/** A text as paragraphs and lists: empty lines part them; lines that begin with `- ` or `1. ` are items. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Block => {
      const lines = part.split('\n');
      if (!lines.every((line) => ITEM.test(line))) return { kind: 'paragraph', line: inlines(lines.join(' ')) };
      const items = lines.map((line) => inlines(line.replace(ITEM, '')));
      return { kind: 'list', ordered: !part.startsWith('- '), items };
    });
}

/** A text without its signs, as a search reads it. */
export function plainText(text: string): string {
  return blocksOf(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.line]))
    .map((line) => line.map((piece) => piece.text).join(''))
    .join(' ');
}

/** What the links of a text name. */
export function targetsOf(text: string): string[] {
  return blocksOf(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.line))
    .flatMap((piece) => (piece.kind === 'link' ? [piece.target] : []));
}
