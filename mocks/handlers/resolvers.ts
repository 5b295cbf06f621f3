import type { Resolvers } from '../lib/context';
import { accountHandlers } from './account';
import { deletionHandlers } from './deletion';
import { billingHandlers } from './billing';
import { exportHandlers } from './exports';
import { fileHandlers } from './files';
import { linkHandlers } from './links';
import { passwordHandlers } from './passwords';
import { profileHandlers } from './profile';
import { memberHandlers } from './members';
import { promotionHandlers } from './promotions';
import { proxyHandlers } from './proxies';
import { registrationHandlers } from './registration';
import { runHandlers } from './runs';
import { sessionHandlers } from './session';
import { taskHandlers } from './tasks';
import { templateHandlers } from './templates';
import { userConfigHandlers } from './user-configs';

/** One resolver for every operation of the contract. */
export const resolvers: Resolvers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordHandlers,
  ...accountHandlers,
  ...profileHandlers,
  ...deletionHandlers,
  ...linkHandlers,
  ...fileHandlers,
  ...userConfigHandlers,
  ...billingHandlers,
  ...memberHandlers,
  ...promotionHandlers,
  ...templateHandlers,
  ...taskHandlers,
  ...runHandlers,
  ...proxyHandlers,
  ...exportHandlers,
};
