import { useState } from 'react';
import type { Schemas } from '#src/contract/types';
import { useSendCode, type SentCode } from '#src/data/account-access';

/** A code by mail: what was sent last, and how the sending goes on. */
export interface Code {
  /** The mail under way; it stays while another is asked for. */
  readonly sent: SentCode | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Asks for a mail; rejects when it is not on its way. */
  readonly send: (body: Schemas['EmailCodeRequest']) => Promise<void>;
  readonly forget: () => void;
}

/** Mails a code (API-010) and remembers the last one while the next is asked for. */
export function useCode(): Code {
  const call = useSendCode();
  const [sent, setSent] = useState<SentCode>();
  return {
    sent,
    error: call.error,
    isPending: call.isPending,
    send: async (body) => {
      setSent(await call.mutateAsync(body));
    },
    forget: () => {
      call.reset();
      setSent(undefined);
    },
  };
}
