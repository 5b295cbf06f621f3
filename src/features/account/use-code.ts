import { useState } from 'react';
import type { Schemas } from '#src/contract/types';
import { useSendCode, type SentCode } from '#src/data/account-access';

/** A code by mail: what was sent last, and how the sending goes on. */
export interface Code {
  /** The mail under way; it stays while another is asked for. */
  readonly sent: SentCode | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Asks for a mail; true when it is on its way. */
  readonly send: (body: Schemas['EmailCodeRequest']) => Promise<boolean>;
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
      try {
        setSent(await call.mutateAsync(body));
        return true;
      } catch {
        // What went wrong is read from the call itself.
        return false;
      }
    },
    forget: () => {
      call.reset();
      setSent(undefined);
    },
  };
}
