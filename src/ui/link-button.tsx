import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonVariant, type ButtonSize } from './button';
import styles from './button.module.css';

export function LinkButton({
  variant = 'default',
  size = 'medium',
  icon,
  block = false,
  className,
  children,
  ...rest
}: LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Takes the full width. */
  block?: boolean;
}) {
  return (
    <Link {...rest} className={buttonClass(variant, size, block && styles.block, className)}>
      {icon !== undefined && (
        <span className={styles.glyph} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </Link>
  );
}
