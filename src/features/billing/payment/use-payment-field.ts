import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { config } from '#src/api/config';
import type { CardBrand } from '#src/contract/enums.gen';
import { useLanguage } from '#src/i18n/use-language';
import { now } from '#src/lib/now';
import {
  fieldFrame,
  readFieldMessage,
  type FieldKind,
  type FieldMessage,
  type FieldProblem,
  type PageMessage,
} from './field-protocol';

export type CollectedToken = Extract<FieldMessage, { type: 'token' }>;

export interface PaymentFieldHandle {
  /** Returns a token, or undefined when the field shows an error. Rejects when the field is not loaded or does not answer. */
  collect(): Promise<CollectedToken | undefined>;
}

export interface FieldState {
  readonly loading: 'loading' | 'ready' | 'failed';
  /** Pixels. */
  readonly height: number;
  readonly brand: CardBrand | null;
  readonly complete: boolean;
  readonly problem: FieldProblem | null;
}

const initialState: FieldState = { loading: 'loading', height: 200, brand: null, complete: false, problem: null };
/** Milliseconds for the field to answer `collect`. */
const ANSWER_TIMEOUT = 20_000;
/** Milliseconds from the frame's load event to its first message. */
const READY_TIMEOUT = 2_000;

interface FieldOptions {
  readonly kind: FieldKind;
  readonly fieldUrl?: string;
  readonly amount?: string;
  readonly onAnswer?: (answer: 'confirmed' | 'rejected') => void;
  readonly ref?: Ref<PaymentFieldHandle>;
  /** Milliseconds. */
  readonly loadTimeout?: number;
}

const currentTheme = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export function usePaymentField({ kind, fieldUrl, amount, onAnswer, ref, loadTimeout = 15_000 }: FieldOptions) {
  const language = useLanguage();
  const iframe = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (message: FieldMessage) => void>());
  const requests = useRef(0);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FieldState>(initialState);
  const [loaded, setLoaded] = useState(false);
  const frame = useMemo(
    () => fieldFrame(fieldUrl ?? config().payment?.fieldUrl, globalThis.location.origin),
    [fieldUrl],
  );
  const send = useCallback(
    (message: PageMessage) => {
      if (frame) iframe.current?.contentWindow?.postMessage(message, frame.target);
    },
    [frame],
  );
  const answer = useEffectEvent((type: 'confirmed' | 'rejected') => onAnswer?.(type));
  const ready = state.loading === 'ready';

  useEffect(() => {
    if (!frame) return;
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFieldMessage(event, frame, iframe.current?.contentWindow ?? null);
      if (!message) return;
      if (message.type === 'ready') setState((before) => ({ ...before, loading: 'ready' }));
      if (message.type === 'height') setState((before) => ({ ...before, height: message.height }));
      if (message.type === 'change') {
        const { complete, brand, problem } = message;
        setState((before) => ({ ...before, complete, brand, problem }));
      }
      if (message.type === 'confirmed' || message.type === 'rejected') answer(message.type);
      if (message.type === 'token' || message.type === 'refused') waiting.current.get(message.request)?.(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);

  useEffect(() => {
    if (!ready) return;
    const open = () =>
      send({
        type: 'open',
        kind,
        language,
        theme: currentTheme(),
        now: now(),
        amount,
      });
    open();
    const observer = new MutationObserver(open);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [ready, kind, language, amount, send]);

  useEffect(() => {
    if (state.loading !== 'loading') return;
    const timer = window.setTimeout(
      () => setState((before) => ({ ...before, loading: 'failed' })),
      loaded ? Math.min(READY_TIMEOUT, loadTimeout) : loadTimeout,
    );
    return () => window.clearTimeout(timer);
  }, [state.loading, loaded, loadTimeout, attempt]);

  useImperativeHandle(ref, () => ({
    collect: () =>
      new Promise<CollectedToken | undefined>((resolve, reject) => {
        if (!ready) {
          reject(new Error('The payment field has not been loaded.'));
          return;
        }
        requests.current += 1;
        const request = String(requests.current);
        const over = () => {
          window.clearTimeout(timer);
          waiting.current.delete(request);
        };
        const timer = window.setTimeout(() => {
          over();
          reject(new Error('The payment field does not answer.'));
        }, ANSWER_TIMEOUT);
        waiting.current.set(request, (message) => {
          over();
          if (message.type === 'refused') setState((before) => ({ ...before, problem: message.problem }));
          resolve(message.type === 'token' ? message : undefined);
        });
        send({ type: 'collect', request });
      }),
  }));

  return {
    frame,
    iframe,
    attempt,
    state: frame ? state : { ...initialState, loading: 'failed' as const },
    onLoad: () => setLoaded(true),
    retry: () => {
      setLoaded(false);
      setState(initialState);
      setAttempt((before) => before + 1);
    },
  };
}
