import { activityHandlers } from './activities';
import { missionHandlers } from './missions';
import { trialHandlers } from './trials';

/** One resolver per call on trials, activities, missions and the push prompt. */
export const promotionHandlers = { ...trialHandlers, ...activityHandlers, ...missionHandlers };
