import { accountErasures, sessionsEnd } from './account-events';
import { ordersLapse, paymentsArrive, plansEnd } from './billing-events';
import type { EventSource, Moment } from './events';
import { exportFilesExpire, exportsFinish } from './export-events';
import { activitySteps, couponsLapse } from './promotion-moments';
import { rowsRemoved } from './retention-events';
import { balanceEnds, runEnds, subtaskEnds } from './run-events';
import { scheduleTurns } from './schedule-events';

/**
 * Everything that changes by itself as time passes. A new source is one line here. Of two at the same moment the one that
 * stands first goes first; the balance stands last, since it looks no further ahead than the others.
 */
export const eventSources: readonly EventSource[] = [
  runEnds,
  scheduleTurns,
  exportsFinish,
  accountErasures,
  sessionsEnd,
  rowsRemoved,
  paymentsArrive,
  ordersLapse,
  plansEnd,
  balanceEnds,
];

/** What can be seen to happen without a record changing. */
export const moments: readonly Moment[] = [subtaskEnds, activitySteps, couponsLapse, exportFilesExpire];
