import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { isTransient, retryAfterOf } from '#src/api/errors';
import { useAccountQuery } from '#src/data/account';
import { purchaseQueries } from '#src/data/purchases';
import { promotionQueries } from '#src/data/promotions';
import { useStartTrial } from '#src/data/trial';
import { levelOf } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { OfferedTrial } from './offered-trial';
import { RunningTrial } from './running-trial';
import { trialStatusOf } from './trial-status';

export function Trial() {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const planName = usePlanName();
  const account = useAccountQuery();
  const eligibility = useQuery(promotionQueries.canTrial());
  const subscription = useQuery(purchaseQueries.subscription());
  const start = useStartTrial();
  // The notice shows the error.
  const { run: startOnce } = useSingleFlight(() => start.mutateAsync().catch(() => undefined));
  const errorMessage = useErrorMessage();
  const retryReason = useRetryDisabledReason(start.error);
  const plans = (
    <LinkButton variant="primary" to={paths.planSubscription}>
      {t(($) => $.go.plans, { ns: 'shell' })}
    </LinkButton>
  );
  const queries = [account, eligibility, subscription];
  if (account.data === undefined || eligibility.data === undefined || subscription.data === undefined) {
    const failed = queries.find(({ data, isError }) => data === undefined && isError);
    if (failed === undefined)
      return (
        <Stack gap={5}>
          <SkeletonLines lines={6} />
        </Stack>
      );
    return (
      <ErrorState
        title={t(($) => $.trial.failed.title)}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
        retrying={queries.some(({ isFetching }) => isFetching)}
        retryIn={retryAfterOf(failed.error)}
        action={<LinkButton to={paths.planSubscription}>{t(($) => $.go.plans, { ns: 'shell' })}</LinkButton>}
      >
        {t(($) => $.trial.failed.text)}
      </ErrorState>
    );
  }
  const stand = trialStatusOf(subscription.data, eligibility.data, account.data, start.error);
  return (
    <Stack gap={5}>
      {start.isSuccess && stand === 'running' && subscription.data.endsAt !== null && (
        <Notice variant="success" announce="polite" title={t(($) => $.trial.started)}>
          {t(($) => $.trial.startedText, { date: date(subscription.data.endsAt) })}
        </Notice>
      )}
      {start.isError && stand !== 'running' && (
        <Notice variant="error" announce="assertive" title={t(($) => $.trial.startFailed)}>
          {isTransient(start.error) && retryAfterOf(start.error) === undefined
            ? t(($) => $.trial.refusals.noAnswer)
            : errorMessage(start.error, {
                codes: { SubMember: () => t(($) => $.trial.refusals.child) },
              })}
        </Notice>
      )}
      {stand === 'running' ? (
        <RunningTrial subscription={subscription.data} />
      ) : stand === 'never' ? (
        <OfferedTrial
          eligibility={eligibility.data}
          currentPlanName={planName(levelOf(account.data))}
          starting={start.isPending}
          disabledReason={retryReason}
          onStart={() => void startOnce()}
        />
      ) : stand === 'enough' ? (
        <Empty
          drawing="done"
          title={t(($) => $.trial.enough.title, { plan: planName(levelOf(account.data)) })}
          action={<LinkButton to={paths.planSubscription}>{t(($) => $.go.plan, { ns: 'shell' })}</LinkButton>}
        >
          {t(($) => $.trial.enough.text)}
        </Empty>
      ) : (
        <Empty
          drawing={stand === 'done' ? 'done' : 'lock'}
          title={t(($) => $.trial[stand].title)}
          action={
            <>
              {plans}
              <LinkButton to={paths.contactSupport}>{t(($) => $.actions.contact)}</LinkButton>
            </>
          }
        >
          {t(($) => $.trial[stand].text)}
        </Empty>
      )}
    </Stack>
  );
}
