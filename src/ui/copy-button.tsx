import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { copyText } from '#src/lib/clipboard';
import { Button, IconButton, type ButtonSize } from './button';
import { LiveRegion } from './live-region';
import { useToasts } from './toast';

export function CopyButton({
  text,
  label,
  children,
  size = 'small',
}: {
  text: string;
  /** Accessible name without `children`. */
  label?: string;
  children?: ReactNode;
  size?: ButtonSize;
}) {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => {
      setDone(false);
    }, 2000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [done]);
  const copy = () => {
    void copyText(text).then((copied) => {
      if (copied) setDone(true);
      else toasts.error(() => t(($) => $.copyFailed), { key: 'copy' });
    });
  };
  const icon = done ? <CheckOutlined /> : <CopyOutlined />;
  return (
    <>
      {children === undefined ? (
        <IconButton
          size={size}
          label={done ? t(($) => $.copied) : (label ?? t(($) => $.copy))}
          icon={icon}
          onClick={copy}
        />
      ) : (
        <Button size={size} icon={icon} onClick={copy}>
          {done ? t(($) => $.copied) : children}
        </Button>
      )}
      <LiveRegion text={done ? t(($) => $.copied) : ''} />
    </>
  );
}
