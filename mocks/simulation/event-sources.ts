import { accountErasures, sessionsEnd } from './account-events';
import { ordersLapse, paymentsArrive, plansEnd } from './billing-events';
import type { EventSource, Moment } from './events';
import { exportFilesExpire, exportsFinish } from './export-events';
import { activitySteps, couponsLapse } from './promotion-moments';
import { rowsRemoved } from './retention-events';
import { balanceEnds, runEnds, subtaskEnds } from './run-events';
import { scheduleTurns } from './schedule-events';

/** At the same time the earlier entry applies first. The balance is last because it looks no further ahead than the others. */
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

export const moments: readonly Moment[] = [subtaskEnds, activitySteps, couponsLapse, exportFilesExpire];
