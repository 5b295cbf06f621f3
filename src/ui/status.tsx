import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import type { ReactNode } from 'react';
import styles from './status.module.css';
import { classNames } from './class-names';

export type StatusVariant = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'error';

const icons: Record<'info' | 'success' | 'warning' | 'error' | 'confirm', ReactNode> = {
  info: <InfoCircleOutlined />,
  success: <CheckCircleOutlined />,
  warning: <WarningOutlined />,
  error: <CloseCircleOutlined />,
  confirm: <QuestionCircleOutlined />,
};

export function StatusIcon({ variant }: { variant: keyof typeof icons }) {
  return (
    <span className={classNames(styles.icon, styles[variant])} aria-hidden="true">
      {icons[variant]}
    </span>
  );
}

export function Tag({
  variant = 'neutral',
  icon,
  isOngoing = false,
  children,
}: {
  variant?: StatusVariant;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** Adds a pulse. */
  isOngoing?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[`${variant}Tag`])}>
      <span className={classNames(styles.mark, isOngoing && styles.ongoing)} aria-hidden="true">
        {icon ?? <span className={styles.dot} />}
      </span>
      {children}
    </span>
  );
}

export function Badge({
  count,
  label,
  max = 99,
}: {
  count: number;
  /** Accessible name. */
  label: string;
  /** A larger count is shown as this number and a plus sign. */
  max?: number;
}) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      {count > max ? `${String(max)}+` : count}
    </span>
  );
}

export function Notice({
  variant,
  title,
  children,
  actions,
  announce,
}: {
  variant: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  announce?: 'polite' | 'assertive';
}) {
  return (
    <div
      className={classNames(styles.notice, styles[`${variant}Notice`])}
      role={announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined}
    >
      <StatusIcon variant={variant} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
