import { Link } from 'react-router-dom';
import { Highlight } from '#src/ui/highlight';
import styles from './article.module.css';
import { addressOfTarget } from './link-targets';
import { parseBlocks, type Inline } from './prose-blocks';

function InlinePart({ piece: part, words: highlight }: { readonly piece: Inline; readonly words: string }) {
  const text = <Highlight text={part.text} words={highlight} />;
  if (part.kind === 'strong') return <strong>{text}</strong>;
  if (part.kind === 'code') return <code>{text}</code>;
  const address = part.kind === 'link' ? addressOfTarget(part.target) : undefined;
  return address === undefined ? text : <Link to={address}>{text}</Link>;
}

/** A text never changes, so the position is a stable key. */
const withPosition = <T,>(all: readonly T[]): { readonly position: number; readonly part: T }[] =>
  all.map((part, position) => ({ position, part }));

function Line({ line, words: highlight }: { readonly line: readonly Inline[]; readonly words: string }) {
  return withPosition(line).map(({ position, part }) => <InlinePart key={position} piece={part} words={highlight} />);
}

/** Never renders HTML from a text. */
export function Prose({ text, words: highlight = '' }: { readonly text: string; readonly words?: string }) {
  return (
    <div className={styles.prose}>
      {withPosition(parseBlocks(text)).map(({ position: place, part: block }) => {
        if (block.kind === 'paragraph')
          return (
            <p key={place}>
              <Line line={block.line} words={highlight} />
            </p>
          );
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={place}>
            {withPosition(block.items).map((item) => (
              <li key={item.position}>
                <Line line={item.part} words={highlight} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
