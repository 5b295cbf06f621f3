import { Link } from 'react-router-dom';
import { Highlight } from '#src/ui/highlight';
import styles from './article.module.css';
import { addressOfTarget } from './link-targets';
import { parseBlocks, type Inline } from './prose-blocks';

function InlinePart({ part, highlight }: { readonly part: Inline; readonly highlight: string }) {
  const text = <Highlight text={part.text} keyword={highlight} />;
  if (part.kind === 'strong') return <strong>{text}</strong>;
  if (part.kind === 'code') return <code>{text}</code>;
  const address = part.kind === 'link' ? addressOfTarget(part.target) : undefined;
  return address === undefined ? text : <Link to={address}>{text}</Link>;
}

/** A text never changes, so the position is a stable key. */
const withPosition = <T,>(all: readonly T[]): { readonly position: number; readonly part: T }[] =>
  all.map((part, position) => ({ position, part }));

function Line({ line, highlight }: { readonly line: readonly Inline[]; readonly highlight: string }) {
  return withPosition(line).map(({ position, part }) => (
    <InlinePart key={position} part={part} highlight={highlight} />
  ));
}

/** Never renders HTML from a text. */
export function Prose({ text, highlight = '' }: { readonly text: string; readonly highlight?: string }) {
  return (
    <div className={styles.prose}>
      {withPosition(parseBlocks(text)).map(({ position: place, part: block }) => {
        if (block.kind === 'paragraph')
          return (
            <p key={place}>
              <Line line={block.line} highlight={highlight} />
            </p>
          );
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={place}>
            {withPosition(block.items).map((item) => (
              <li key={item.position}>
                <Line line={item.part} highlight={highlight} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
