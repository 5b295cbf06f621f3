import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { usePopup } from '../../ui/popup';
import popup from '../../ui/popup.module.css';
import { PushChoice } from './push-choice';
import styles from './push-prompt.module.css';
import { usePush } from './use-push';

/** The bell of the footer: opens our own question before the browser may ask its own (PUB-20). */
export function PushPrompt() {
  const { t } = useTranslation('promotions');
  const id = useId();
  const bell = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const push = usePush();
  usePopup(bell, box, open, { side: 'above', align: 'end' });
  const { putOff } = push;

  useEffect(() => {
    if (!open) return;
    box.current?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target) && !bell.current?.contains(event.target))
        setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    bell.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <span ref={bell}>
        <IconButton
          label={push.state === 'on' ? t(($) => $.push.bellOn) : t(($) => $.push.bell)}
          icon={<BellOutlined className={push.state === 'on' ? styles['on'] : undefined} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open && (
        <div
          ref={box}
          id={id}
          role="dialog"
          popover="manual"
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className={classNames(popup['popup'], styles['box'])}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            putOff();
            close();
          }}
          onBlur={(event) => {
            if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
              setOpen(false);
          }}
        >
          <PushChoice titleId={`${id}-title`} push={push} onClose={close} />
        </div>
      )}
    </>
  );
}
