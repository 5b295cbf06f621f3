import type { Resolvers } from '#mocks/lib/context';
import { accountHandlers } from './account';
import { deletionHandlers } from './deletion';
import { billingHandlers } from './billing';
import { exportTargetHandlers } from './export-targets';
import { exportHandlers } from './exports';
import { fileHandlers } from './files';
import { linkHandlers } from './links';
import { passwordHandlers } from './passwords';
import { profileHandlers } from './profile';
import { memberHandlers } from './members';
import { promotionHandlers } from './promotions';
import { proxyHandlers } from './proxies';
import { recommendationHandlers } from './recommendations';
import { registrationHandlers } from './registration';
import { runHandlers } from './runs';
import { sessionHandlers } from './session';
import { taskHandlers } from './tasks';
import { templateSubscriptionHandlers } from './template-subscriptions';
import { templateHandlers } from './templates';
import { userConfigHandlers } from './user-configs';

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
  ...recommendationHandlers,
  ...templateSubscriptionHandlers,
  ...taskHandlers,
  ...runHandlers,
  ...proxyHandlers,
  ...exportHandlers,
  ...exportTargetHandlers,
};
