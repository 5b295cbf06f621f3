import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button, IconButton } from './button';
import { StatusIcon } from './status';
import { useToastPlacement } from './toast-placement';
import styles from './toast.module.css';
import { VisuallyHidden } from './visually-hidden';
import type { Message } from './message';

/** SHR-05. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error';

export interface ToastOptions {
  detail?: Message;
  action?: { label: Message<string>; onPress: () => void };
  /** 0 stays. Defaults: success and info 6, error 10, warning 0. */
  seconds?: number;
  /** Pauses on hover and focus. */
  countdown?: boolean;
  /** Called when it disappears without its action. */
  onDismiss?: () => void;
  /** Replaces a toast with the same key. */
  key?: string;
}

export type ShowToast = (text: Message, options?: ToastOptions) => void;

export type Toasts = Record<ToastVariant, ShowToast>;

interface ActiveToast extends ToastOptions {
  id: string;
  variant: ToastVariant;
  text: Message;
}

const DEFAULT_SECONDS: Record<ToastVariant, number> = { success: 6, info: 6, warning: 0, error: 10 };
const ToastContext = createContext<Toasts | undefined>(undefined);

/** Throws outside UiProvider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs UiProvider above it');
  return toasts;
}

/** F8 focuses the newest toast, Esc closes it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState<readonly ActiveToast[]>([]);
  const [paused, setPaused] = useState(false);
  const last = useRef(0);
  const current = useRef<readonly ActiveToast[]>([]);
  const stack = useRef<HTMLElement>(null);
  useToastPlacement(stack, shown, paused);

  const put = useCallback((next: readonly ActiveToast[], actedId?: string) => {
    const removed = current.current.filter((toast) => !next.includes(toast) && toast.id !== actedId);
    current.current = next;
    setShown(next);
    for (const toast of removed) toast.onDismiss?.();
  }, []);
  const close = useCallback(
    (id: string, acted = false) => {
      put(
        current.current.filter((toast) => toast.id !== id),
        acted ? id : undefined,
      );
      setPaused(false);
    },
    [put],
  );
  const toasts = useMemo<Toasts>(() => {
    const show =
      (variant: ToastVariant): ShowToast =>
      (text, options) => {
        last.current += 1;
        const id = options?.key ?? `toast-${String(last.current)}`;
        put([...current.current.filter((toast) => toast.id !== id), { ...options, id, variant, text }].slice(-5));
      };
    return { success: show('success'), info: show('info'), warning: show('warning'), error: show('error') };
  }, [put]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const buttons = stack.current?.querySelectorAll<HTMLElement>('[data-toast] button');
      buttons?.[buttons.length - 1]?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  const draw = (toast: ActiveToast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      paused={paused}
      onClose={(acted) => {
        close(toast.id, acted);
      }}
    />
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        ref={stack}
        aria-label={t(($) => $.notifications)}
        className={styles.stack}
        onPointerEnter={() => {
          setPaused(true);
        }}
        onPointerLeave={() => {
          setPaused(false);
        }}
        onFocus={() => {
          setPaused(true);
        }}
        onBlur={() => {
          setPaused(false);
        }}
      >
        <div aria-live="polite" aria-atomic="false" className={styles.region}>
          {shown.filter((toast) => toast.variant !== 'error').map(draw)}
        </div>
        <div aria-live="assertive" aria-atomic="false" className={styles.region}>
          {shown.filter((toast) => toast.variant === 'error').map(draw)}
        </div>
      </section>
    </ToastContext>
  );
}

/** Hidden from screen readers, which would read every second. */
function Countdown({ seconds, paused, onEnd }: { seconds: number; paused: boolean; onEnd: () => void }) {
  const { t } = useTranslation('ui');
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const timer = window.setTimeout(() => {
      if (secondsLeft <= 1) end();
      else setSecondsLeft(secondsLeft - 1);
    }, 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [secondsLeft, paused]);
  return (
    <span aria-hidden="true" className="gl-tabular">
      {t(($) => $.secondsLeft, { seconds: secondsLeft })}
    </span>
  );
}

function ToastCard({
  toast,
  paused,
  onClose,
}: {
  toast: ActiveToast;
  paused: boolean;
  /** `acted`: by its action. */
  onClose: (acted?: boolean) => void;
}) {
  const { t } = useTranslation('ui');
  const detail = toast.detail?.();
  const seconds = toast.countdown ? 0 : (toast.seconds ?? DEFAULT_SECONDS[toast.variant]);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (seconds === 0 || paused) return;
    const timer = window.setTimeout(() => {
      leave();
    }, seconds * 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }, [seconds, paused, toast]);
  return (
    <div
      data-toast={toast.variant}
      className={styles.toast}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className={styles.picture}>
        <StatusIcon variant={toast.variant} />
      </span>
      <div className={styles.text}>
        <p>
          <VisuallyHidden>{t(($) => $.toastKind[toast.variant])}</VisuallyHidden> {toast.text()}
        </p>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        {toast.action && (
          <div className={styles.action}>
            <Button
              variant="link"
              onClick={() => {
                toast.action?.onPress();
                onClose(true);
              }}
            >
              {toast.action.label()}
            </Button>
            {toast.countdown && (
              <Countdown
                seconds={toast.seconds ?? DEFAULT_SECONDS[toast.variant]}
                paused={paused}
                onEnd={() => onClose()}
              />
            )}
          </div>
        )}
      </div>
      <IconButton label={t(($) => $.close)} size="small" icon={<CloseOutlined />} onClick={() => onClose()} />
    </div>
  );
}
