import { useState } from 'react';
import type { Schemas } from '#src/contract/types';
import { useSendCode, type SentCode } from '#src/data/account-access';

export interface EmailCode {
  /** Stays while another e-mail is requested. */
  readonly sent: SentCode | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Rejects when the e-mail is not sent. */
  readonly send: (body: Schemas['EmailCodeRequest']) => Promise<void>;
  readonly reset: () => void;
}

export function useEmailCode(): EmailCode {
  const call = useSendCode();
  const [sent, setSent] = useState<SentCode>();
  return {
    sent,
    error: call.error,
    isPending: call.isPending,
    send: async (body) => {
      setSent(await call.mutateAsync(body));
    },
    reset: () => {
      call.reset();
      setSent(undefined);
    },
  };
}
