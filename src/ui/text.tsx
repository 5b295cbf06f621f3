import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

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
