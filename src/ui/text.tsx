import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

/** Text that stands back behind what is around it; without a `size` it is as large as that. */
export function Text({
  as: Element = 'p',
  tone,
  size,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  readonly as?: 'p' | 'span' | 'li' | 'td';
  /** Secondary is to be read, tertiary is there for those who look for it. */
  readonly tone: 'secondary' | 'tertiary';
  readonly size?: 'body' | 'caption';
}) {
  return <Element className={classNames(styles[tone], size !== undefined && styles[size], className)} {...rest} />;
}
