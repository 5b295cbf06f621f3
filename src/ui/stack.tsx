import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './stack.module.css';

/** `gap` 4 is `--gl-space-4`. */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { readonly gap: 2 | 3 | 4 | 5 | 6 | 8 }) {
  return <div className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}
