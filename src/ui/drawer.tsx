import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from './class-names';
import { CLOSE_ICON } from './close-icon';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return';
import { useAntdOverlays } from './overlays';
import { useCountOpenDialog } from './open-dialogs';
import { PendingOverlay } from './pending-overlay';
import { NameText } from './text';

export function Drawer({
  open,
  title,
  children,
  footer,
  side = 'right',
  size = 400,
  onClose,
  onClosed,
}: {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  /** Pixels of the width; ignored at the bottom. */
  size?: number;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
}) {
  const { t } = useTranslation('ui');
  const restoreFocus = useFocusReturn(open);
  useCountOpenDialog(open);
  const { overlays, failed, retry } = useAntdOverlays(open, onClosed);
  if (!overlays) return open ? <PendingOverlay failed={failed} onRetry={retry} onClose={onClose} /> : null;
  return (
    <overlays.Drawer
      open={open}
      title={<h2>{typeof title === 'string' ? <NameText text={title} /> : title}</h2>}
      placement={side}
      size={side === 'bottom' ? 'auto' : size}
      footer={footer ?? null}
      onClose={onClose}
      closable={{ ...CLOSE_ICON, placement: 'end', 'aria-label': t(($) => $.close) }}
      destroyOnHidden
      afterOpenChange={(shown) => {
        if (shown) return;
        restoreFocus();
        onClosed?.();
      }}
      classNames={{ section: classNames(side === 'bottom' && styles.bottom), body: styles.drawer }}
    >
      {children}
    </overlays.Drawer>
  );
}
