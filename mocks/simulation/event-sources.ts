import { accountErasures, sessionExpiry } from './account-events';
import { orderExpiry, pendingPayments, planEnds } from './billing-events';
import type { SimulationEventSource, ComputedEvent } from './events';
import { exportFileExpiry, exportCompletion } from './export-events';
import { activityStepChanges, couponExpiry } from './promotion-events';
import { rowRetention } from './retention-events';
import { balanceEnds, runEnds, subtaskEnds } from './run-events';
import { scheduledStarts } from './schedule-events';

/** At the same time the earlier entry applies first. The balance looks no further ahead than the others. */
export const eventSources: readonly SimulationEventSource[] = [
  runEnds,
  scheduledStarts,
  exportCompletion,
  accountErasures,
  sessionExpiry,
  rowRetention,
  pendingPayments,
  orderExpiry,
  planEnds,
  balanceEnds,
];

export const computedEvents: readonly ComputedEvent[] = [
  subtaskEnds,
  activityStepChanges,
  couponExpiry,
  exportFileExpiry,
];
