import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

/** No line starts with the dot between the parts of a name, or ends with its dash. */
export function NameText({ text }: { readonly text: string }) {
  return text.split(/(\S ·|\S–\S)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.dot}>
        {part}
      </span>
    ),
  );
}

export function Text({
  as: Element = 'p',
  tone,
  size,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  readonly as?: 'p' | 'span' | 'li' | 'td';
  readonly tone: 'secondary' | 'tertiary';
  readonly size?: 'body' | 'caption';
}) {
  return <Element className={classNames(styles[tone], size !== undefined && styles[size], className)} {...rest} />;
}
