import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#src/api/errors';
import { TaskMode, TaskStatus } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useReadAccount, type Account } from '#src/data/account';
import { taskQueries } from '#src/data/tasks';
import { templateQueries } from '#src/data/templates';
import { isFree } from '#src/domain/price';
import { ParentNav, paths } from '#src/domain/paths';
import { firstRefusal, type StartContext, type StartRefusal, type StartTarget } from '#src/domain/start-checks';
import { isTemplateOpen } from '#src/domain/template-access';
import { useChoose } from '#src/shared/start/use-choose';
import { useMeetRefusal } from '#src/shared/start/use-meet-refusal';
import { useToasts } from '#src/ui/toast';

/** Why a checked start does not go ahead. */
export type CheckedWhy =
  | { readonly because: 'refused'; readonly refusal: StartRefusal }
  | { readonly because: 'notOpen' | 'taskRunning' | 'checkFailed' };

/** What came of the checks: `moved` when they led the person elsewhere, `reload` when the newer version is wanted. */
export type StartVerdict =
  | { readonly next: 'go'; readonly target: StartTarget }
  | { readonly next: 'stop'; readonly why: CheckedWhy }
  | { readonly next: 'moved' | 'reload' };

/**
 * Runs what must be checked before a saved task starts, in the specification's order, and asks or tells what each check
 * finds (START-04 to START-16, ROLE-05, ROLE-06). Reads template, balance and account anew.
 */
export function useStartChecks(
  setup: Schemas['TemplateSetup'],
): (taskId: string, target: StartTarget) => Promise<StartVerdict> {
  const { t } = useTranslation('templates');
  const queries = useQueryClient();
  const choose = useChoose();
  const toasts = useToasts();
  const navigate = useNavigate();
  const readAccount = useReadAccount();
  const meet = useMeetRefusal();
  const stop = (why: CheckedWhy): StartVerdict => ({ next: 'stop', why });

  /** Balance and present version; a free template needs neither, so that it starts without them. */
  const readInfo = async (): Promise<Schemas['TemplateBalanceInfo'] | null> => {
    try {
      return await queries.query({ ...templateQueries.balanceInfo(setup.templateRegistrationId), staleTime: 0 });
    } catch (error) {
      if (isFree(setup.pricePerData) && error instanceof ApiError) return null;
      throw error;
    }
  };

  /** What the checks look at, as fresh as the server gives it. Rejects when it does not answer. */
  const readContext = async (): Promise<StartContext & { readonly account: Account }> => {
    const [template, account, info] = await Promise.all([
      queries.query({ ...templateQueries.bySlug(setup.slug), staleTime: 0 }),
      readAccount(),
      readInfo(),
    ]);
    return {
      account,
      canTrial: false,
      template: {
        status: info?.status ?? template.status,
        runOn: template.runOn,
        newMinAccountLevel: template.newMinAccountLevel,
        accountLimit: setup.accountLimit,
        currentTemplateVersion: info?.currentTemplateVersion ?? template.currentTemplateVersion,
        pricePerData: info?.pricePerData ?? setup.pricePerData ?? template.pricePerData,
      },
      usedVersion: setup.version,
      balance: info,
    };
  };

  const isBusy = async (taskId: string): Promise<boolean> => {
    const { items } = await queries.query({ ...taskQueries.statuses([taskId]), staleTime: 0 });
    const item = items.find((entry) => entry.taskId === taskId);
    if (item === undefined) return false;
    return (
      item.taskExecuteStatus === TaskStatus.Running ||
      item.taskExecuteStatus === TaskStatus.Waiting ||
      item.stopping === true
    );
  };

  const sayRunning = async (taskId: string): Promise<StartVerdict> => {
    const choice = await choose(() => ({
      kind: 'warning',
      title: t(($) => $.start.runningTitle),
      body: t(($) => $.start.running),
      confirmLabel: t(($) => $.start.viewRun),
      cancelLabel: t(($) => $.start.stayHere),
      cancellable: true,
    }));
    if (choice !== 'confirm') return stop({ because: 'taskRunning' });
    await navigate(paths.taskInfo({ taskId, taskType: TaskMode.TemplateMode, parentNav: ParentNav.TemplateList }));
    return { next: 'moved' };
  };

  const runChecks = async (taskId: string, asked: StartTarget): Promise<StartVerdict> => {
    const context = await readContext();
    const place = { account: context.account, back: paths.editTask(setup.slug, taskId) };
    let target = asked;
    for (
      let refusal = firstRefusal(context, target);
      refusal !== null;
      refusal = firstRefusal(context, target, refusal.check + 1)
    ) {
      const met = await meet(refusal, place);
      if (met === 'stop') return stop({ because: 'refused', refusal });
      if (met === 'moved' || met === 'reload') return { next: met };
      if (met !== 'goOn') target = met.instead;
    }
    return (await isBusy(taskId)) ? sayRunning(taskId) : { next: 'go', target };
  };

  return async (taskId, target) => {
    if (!isTemplateOpen(setup)) {
      toasts.warning(() => t(($) => $.start.notOpen));
      return stop({ because: 'notOpen' });
    }
    try {
      return await runChecks(taskId, target);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return stop({ because: 'checkFailed' });
    }
  };
}
