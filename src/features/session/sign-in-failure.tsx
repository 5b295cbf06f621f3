import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf, isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { LoginType } from '#src/contract/enums.gen';
import { providerNames } from '#src/shared/session/provider-names';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { useSecondsLeft } from '#src/ui/use-seconds-left';
import { Notice } from '#src/ui/status';
import type { SignInMethods } from './use-sign-in';

export function SignInFailure({ methods }: { readonly methods: SignInMethods }) {
  const { t } = useTranslation('session');
  const { error, lastProvider } = methods;
  const errorMessage = useErrorMessage();
  const status = statusOf(error);
  if (status === 429) return <TooManyAttempts key={methods.submittedAt} seconds={retryAfterOf(error) ?? 0} />;
  if (codeOf(error) === 'AccountDisabled')
    return <SignInRefusal title={t(($) => $.disabled.title)}>{t(($) => $.disabled.text)}</SignInRefusal>;
  if (codeOf(error) === 'AccountDeleted')
    return (
      <SignInRefusal
        title={t(($) => $.deleted.title)}
        actions={
          <Button size="small" loading={methods.busy} onClick={methods.takeBackDeletion}>
            {t(($) => $.deleted.takeBack)}
          </Button>
        }
      >
        {t(($) => $.deleted.text)}
      </SignInRefusal>
    );
  const byWeChat = lastProvider?.provider === LoginType.WeChat;
  if (status === 409)
    return byWeChat ? (
      <SignInRefusal title={t(($) => $.provider.phoneTakenTitle)}>{t(($) => $.provider.phoneTaken)}</SignInRefusal>
    ) : (
      <SignInRefusal title={t(($) => $.taken.title)}>{t(($) => $.provider.taken)}</SignInRefusal>
    );
  if (status === 401 && lastProvider)
    return (
      <SignInRefusal
        title={t(($) => $.provider.unknownTitle)}
        actions={
          methods.signUp && (
            <Button size="small" loading={methods.busy} onClick={methods.signUp}>
              {t(($) => $.provider.signUp)}
            </Button>
          )
        }
      >
        {t(($) => (byWeChat ? $.provider.unknownPhone : $.provider.unknown), {
          name: lastProvider.account,
          provider: providerNames[lastProvider.provider],
        })}
      </SignInRefusal>
    );
  if (status === 401)
    return <SignInRefusal title={t(($) => $.refused.title)}>{t(($) => $.refused.text)}</SignInRefusal>;
  return (
    <SignInRefusal title={t(($) => $.errors.unexpected.title, { ns: 'shell' })}>
      {isTransient(error) ? t(($) => $.failed.text) : errorMessage(error)}
    </SignInRefusal>
  );
}

function SignInRefusal({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <Notice variant="error" announce="assertive" title={title} actions={actions || undefined}>
      {children}
    </Notice>
  );
}

function TooManyAttempts({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('session');
  const secondsLeft = useSecondsLeft(seconds);
  return (
    <Notice variant="warning" announce="assertive" title={t(($) => $.tooMany.title)}>
      {secondsLeft > 0 ? t(($) => $.retryIn, { ns: 'failures', count: secondsLeft }) : t(($) => $.tooMany.now)}
    </Notice>
  );
}
