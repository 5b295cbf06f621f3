import type { Resolvers } from '../lib/context';
import { accountHandlers } from './account';
import { exportHandlers } from './exports';
import { promotionHandlers } from './promotions';
import { proxyHandlers } from './proxies';
import { runHandlers } from './runs';
import { sessionHandlers } from './session';
import { taskHandlers } from './tasks';
import { templateHandlers } from './templates';

/** One resolver for every operation of the contract. */
export const resolvers: Resolvers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...promotionHandlers,
  ...templateHandlers,
  ...taskHandlers,
  ...runHandlers,
  ...proxyHandlers,
  ...exportHandlers,
};
