import { useState } from 'react';
import type { SignInProvider } from '#src/api/config';
import { LoginType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useLogIn, useSignUp } from '#src/data/session';
import { loginTypeOf } from '#src/domain/login-type';
import { useAskProvider } from '#src/shared/session/use-providers';

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly keepSignedIn: boolean;
}

interface Stranger {
  readonly provider: SignInProvider;
  readonly account: string;
  readonly code: string;
}

type LogIn = Schemas['LoginRequest'];

/** The callback receives the token instead of starting a session. A refusal may allow undoing a deletion or signing up. */
export function useSignIn(begin?: (token: string) => Promise<void>) {
  const logIn = useLogIn(begin);
  const signUp = useSignUp();
  const ask = useAskProvider();
  const [sent, setSent] = useState<LogIn>();
  const [asking, setAsking] = useState(false);

  const send = (body: LogIn) => {
    signUp.reset();
    setSent(body);
    logIn.mutate({ body });
  };
  const stranger: Stranger | undefined =
    sent !== undefined && isProvider(sent.loginType)
      ? { provider: sent.loginType, account: sent.account, code: sent.password }
      : undefined;
  return {
    busy: logIn.isPending || signUp.isPending || asking,
    error: signUp.error ?? logIn.error,
    submittedAt: logIn.submittedAt,
    /** Undefined for a password. */
    tried:
      sent !== undefined && isProvider(sent.loginType)
        ? { provider: sent.loginType, account: sent.account }
        : undefined,
    withPassword: ({ account, password, keepSignedIn }: Credentials) => {
      send({ loginType: loginTypeOf(account), account: account.trim(), password, keepSignedIn });
    },
    withProvider: async (provider: SignInProvider, keepSignedIn = false) => {
      setAsking(true);
      const proof = await ask(provider);
      setAsking(false);
      if (proof) send({ loginType: provider, account: proof.account, password: proof.code, keepSignedIn });
    },
    reset: () => {
      logIn.reset();
      signUp.reset();
    },
    takeBackDeletion: () => {
      if (sent) send({ ...sent, takeBackDeletion: true });
    },
    /** Signs up with the provider's account; unavailable with a callback. */
    signUp:
      begin === undefined &&
      stranger &&
      (() => {
        signUp.mutate({ body: { loginType: stranger.provider, account: stranger.account, code: stranger.code } });
      }),
  };
}

export type SignInWays = ReturnType<typeof useSignIn>;

function isProvider(type: LoginType): type is SignInProvider {
  return (
    type === LoginType.Google || type === LoginType.Microsoft || type === LoginType.apple || type === LoginType.WeChat
  );
}
