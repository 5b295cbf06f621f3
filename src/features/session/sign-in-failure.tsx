import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf, isTransient, retryAfterOf, statusOf } from '#src/api/errors';
import { LoginType } from '#src/contract/enums.gen';
import { providerNames } from '#src/shared/session/provider-names';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { useSecondsLeft } from '#src/ui/seconds-left';
import { Notice } from '#src/ui/status';
import type { SignInWays } from './use-sign-in';

export function SignInFailure({ ways }: { readonly ways: SignInWays }) {
  const { t } = useTranslation('session');
  const { error, tried } = ways;
  const errorMessage = useErrorMessage();
  const status = statusOf(error);
  if (status === 429) return <TooMany key={ways.submittedAt} seconds={retryAfterOf(error) ?? 0} />;
  if (codeOf(error) === 'AccountDisabled')
    return <Refused title={t(($) => $.disabled.title)}>{t(($) => $.disabled.text)}</Refused>;
  if (codeOf(error) === 'AccountDeleted')
    return (
      <Refused
        title={t(($) => $.deleted.title)}
        actions={
          <Button size="small" loading={ways.busy} onClick={ways.takeBackDeletion}>
            {t(($) => $.deleted.takeBack)}
          </Button>
        }
      >
        {t(($) => $.deleted.text)}
      </Refused>
    );
  const byWeChat = tried?.provider === LoginType.WeChat;
  if (status === 409)
    return byWeChat ? (
      <Refused title={t(($) => $.provider.phoneTakenTitle)}>{t(($) => $.provider.phoneTaken)}</Refused>
    ) : (
      <Refused title={t(($) => $.taken.title)}>{t(($) => $.provider.taken)}</Refused>
    );
  if (status === 401 && tried)
    return (
      <Refused
        title={t(($) => $.provider.unknownTitle)}
        actions={
          ways.signUp && (
            <Button size="small" loading={ways.busy} onClick={ways.signUp}>
              {t(($) => $.provider.signUp)}
            </Button>
          )
        }
      >
        {t(($) => (byWeChat ? $.provider.unknownPhone : $.provider.unknown), {
          name: tried.account,
          provider: providerNames[tried.provider],
        })}
      </Refused>
    );
  if (status === 401) return <Refused title={t(($) => $.refused.title)}>{t(($) => $.refused.text)}</Refused>;
  return (
    <Refused title={t(($) => $.failed.title)}>
      {isTransient(error) ? t(($) => $.failed.text) : errorMessage(error)}
    </Refused>
  );
}

function Refused({
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

function TooMany({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('session');
  const left = useSecondsLeft(seconds);
  return (
    <Notice variant="warning" announce="assertive" title={t(($) => $.tooMany.title)}>
      {left > 0 ? t(($) => $.tooMany.wait, { count: left }) : t(($) => $.tooMany.now)}
    </Notice>
  );
}
