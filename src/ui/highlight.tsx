import { matchPieces } from '#src/lib/match-text';
import styles from './small-parts.module.css';

export function Highlight({ text, keyword }: { text: string; keyword: string }) {
  if (keyword.trim() === '') return text;
  let at = 0;
  return matchPieces(text, keyword).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
