import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonKind, type ButtonSize } from './button';
import styles from './button.module.css';

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function LinkButton({
  kind = 'default',
  size = 'middle',
  icon,
  block = false,
  className,
  children,
  ...rest
}: LinkProps & {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  block?: boolean;
}) {
  return (
    <Link {...rest} className={buttonClass(kind, size, block && styles.block, className)}>
      {icon !== undefined && (
        <span className={styles.glyph} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </Link>
  );
}
