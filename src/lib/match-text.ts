export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const foldCharacter = (character: string): string =>
  character
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** Folds a text for search: ignores width, case and the accents of Latin letters. */
export function foldText(text: string): string {
  return [...text].map(foldCharacter).join('');
}

/** Returns the distinct folded words of a search. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldText(keyword).split(/\s+/).filter(Boolean))];
}

/** Splits a text and marks the pieces that match a search. */
export function matchPieces(text: string, keyword: string): TextPiece[] {
  const words = searchWords(keyword);
  const characters = [...text];
  let folded = '';
  // A character may fold to several, or to none.
  const origin: number[] = [];
  for (const [index, sign] of characters.entries()) {
    const unit = foldCharacter(sign);
    folded += unit;
    for (let at = 0; at < unit.length; at++) origin.push(index);
  }
  const hit = characters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = origin[at + word.length - 1] ?? -1;
      for (let sign = origin[at] ?? 0; sign <= last; sign++) hit[sign] = true;
    }
  }
  const pieces: TextPiece[] = [];
  for (const [index, sign] of characters.entries()) {
    const before = pieces.at(-1);
    const isHit = hit[index] ?? false;
    if (before?.isMatch === isHit) pieces[pieces.length - 1] = { text: before.text + sign, isMatch: isHit };
    else pieces.push({ text: sign, isMatch: isHit });
  }
  return pieces;
}

/** Returns the edit distance in characters. A swap of neighbors counts as one edit. */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let before: number[] = [];
  let above = b.map((_, index) => index + 1);
  for (const [row, sign] of a.entries()) {
    const line: number[] = [];
    for (const [column, other] of b.entries()) {
      const left = column === 0 ? row + 1 : (line[column - 1] ?? 0);
      const corner = column === 0 ? row : (above[column - 1] ?? 0);
      let best = Math.min(left + 1, (above[column] ?? 0) + 1, corner + (sign === other ? 0 : 1));
      if (row > 0 && column > 0 && sign === b[column - 1] && other === a[row - 1])
        best = Math.min(best, (column === 1 ? row - 1 : (before[column - 2] ?? 0)) + 1);
      line.push(best);
    }
    before = above;
    above = line;
  }
  return b.length === 0 ? a.length : (above.at(-1) ?? 0);
}
