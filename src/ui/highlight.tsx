import { matchPieces } from '#src/lib/match-text';
import styles from './small-parts.module.css';

export function Highlight({ text, words }: { text: string; words: string }) {
  if (words.trim() === '') return text;
  let at = 0;
  return matchPieces(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? (
      <mark key={key} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
