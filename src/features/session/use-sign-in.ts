import { useState } from 'react';
import type { SignInProvider } from '#src/api/config-schema';
import { LoginType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useLogIn, useSignUp } from '#src/data/session';
import { loginTypeOf } from '#src/domain/login-type';
import { useRequestProviderProof } from '#src/shared/session/use-providers';

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly keepSignedIn: boolean;
}

interface ProviderAccount {
  readonly provider: SignInProvider;
  readonly account: string;
  readonly code: string;
}

type LoginRequest = Schemas['LoginRequest'];

/** The callback receives the token instead of starting a session. */
export function useSignIn(onToken?: (token: string) => Promise<void>) {
  const logIn = useLogIn(onToken);
  const signUp = useSignUp();
  const askProvider = useRequestProviderProof();
  const [sent, setSent] = useState<LoginRequest>();
  const [isProviderPending, setProviderPending] = useState(false);

  const send = (body: LoginRequest) => {
    signUp.reset();
    setSent(body);
    logIn.mutate({ body });
  };
  const providerAccount: ProviderAccount | undefined =
    sent !== undefined && isProvider(sent.loginType)
      ? { provider: sent.loginType, account: sent.account, code: sent.password }
      : undefined;
  return {
    busy: logIn.isPending || signUp.isPending || isProviderPending,
    error: signUp.error ?? logIn.error,
    submittedAt: logIn.submittedAt,
    /** Undefined for a password. */
    lastProvider:
      sent !== undefined && isProvider(sent.loginType)
        ? { provider: sent.loginType, account: sent.account }
        : undefined,
    withPassword: ({ account, password, keepSignedIn }: Credentials) => {
      send({ loginType: loginTypeOf(account), account: account.trim(), password, keepSignedIn });
    },
    withProvider: async (provider: SignInProvider, keepSignedIn = false) => {
      setProviderPending(true);
      const proof = await askProvider(provider);
      setProviderPending(false);
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
      onToken === undefined &&
      providerAccount &&
      (() => {
        signUp.mutate({
          body: { loginType: providerAccount.provider, account: providerAccount.account, code: providerAccount.code },
        });
      }),
  };
}

export type SignInMethods = ReturnType<typeof useSignIn>;

function isProvider(type: LoginType): type is SignInProvider {
  return (
    type === LoginType.Google || type === LoginType.Microsoft || type === LoginType.apple || type === LoginType.WeChat
  );
}
