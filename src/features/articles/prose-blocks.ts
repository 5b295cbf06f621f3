export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

// The groups exclude the markers, so that matching stays linear.
const INLINE_PATTERN = /\[([^\][]+)\]\(([\w:#-]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;
const LIST_ITEM_PATTERN = /^(?:-|\d+\.) /;

/** Parses `**strong**`, `` `code` `` and `[text](target)`. */
export function parseInlines(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE_PATTERN)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
    const [matched, label, target, strong, code] = match;
    if (label !== undefined && target !== undefined) found.push({ kind: 'link', text: label, target });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else found.push({ kind: 'code', text: code ?? '' });
    at = match.index + matched.length;
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
  return found;
}

/** Blank lines separate blocks; lines that start with `- ` or `1. ` are list items. */
export function parseBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Block => {
      const lines = part.split('\n');
      if (!lines.every((line) => LIST_ITEM_PATTERN.test(line)))
        return { kind: 'paragraph', line: parseInlines(lines.join(' ')) };
      const items = lines.map((line) => parseInlines(line.replace(LIST_ITEM_PATTERN, '')));
      return { kind: 'list', ordered: !part.startsWith('- '), items };
    });
}

export function plainText(text: string): string {
  return parseBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.line]))
    .map((line) => line.map((piece) => piece.text).join(''))
    .join(' ');
}

export function linkTargetsOf(text: string): string[] {
  return parseBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.line))
    .flatMap((piece) => (piece.kind === 'link' ? [piece.target] : []));
}
