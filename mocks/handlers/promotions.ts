import { activityHandlers } from './activities';
import { missionHandlers } from './missions';
import { trialHandlers } from './trials';

export const promotionHandlers = { ...trialHandlers, ...activityHandlers, ...missionHandlers };
