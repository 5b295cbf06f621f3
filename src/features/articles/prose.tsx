import { Link } from 'react-router-dom';
import { Highlight } from '#src/ui/highlight';
import styles from './article.module.css';
import { addressOfTarget } from './link-targets';
import { blocksOf, type Inline } from './prose-blocks';

function Piece({ piece, words }: { readonly piece: Inline; readonly words: string }) {
  const text = <Highlight text={piece.text} words={words} />;
  if (piece.kind === 'strong') return <strong>{text}</strong>;
  if (piece.kind === 'code') return <code>{text}</code>;
  const address = piece.kind === 'link' ? addressOfTarget(piece.target) : undefined;
  return address === undefined ? text : <Link to={address}>{text}</Link>;
}

/** A text never changes, so the position is a stable key. */
const placed = <T,>(all: readonly T[]): { readonly place: number; readonly part: T }[] =>
  all.map((part, place) => ({ place, part }));

function Line({ line, words }: { readonly line: readonly Inline[]; readonly words: string }) {
  return placed(line).map(({ place, part }) => <Piece key={place} piece={part} words={words} />);
}

/** Never renders HTML from a text. */
export function Prose({ text, words = '' }: { readonly text: string; readonly words?: string }) {
  return (
    <div className={styles.prose}>
      {placed(blocksOf(text)).map(({ place, part: block }) => {
        if (block.kind === 'paragraph')
          return (
            <p key={place}>
              <Line line={block.line} words={words} />
            </p>
          );
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={place}>
            {placed(block.items).map((item) => (
              <li key={item.place}>
                <Line line={item.part} words={words} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
