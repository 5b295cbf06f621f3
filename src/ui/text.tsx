import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

/** Never breaks a line at a dot, dash or date. */
export function NameText({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(/(\S ·|\S–\S|(?:\p{Lu}+-)?\d+(?:-\d+)+(?:\.\w+)?)/u).map((part, index) => {
    at += part.length;
    if (index % 2 === 0) return part;
    return (
      <span key={at} className={styles.dot} data-unbroken>
        {part}
      </span>
    );
  });
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
