import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './stack.module.css';

/** Parts of a page or a dialog one below the other. `gap` is a step of the scale of spaces: 4 is `--gl-space-4`. */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { readonly gap: 2 | 3 | 4 | 5 | 6 | 8 }) {
  return <div className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />;
}
