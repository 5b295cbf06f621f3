import { expect, test } from 'vitest';
import { returnTarget } from './return-target';

test.each([
  ['/console/template/maps-places', 'template'],
  ['/template/maps-places?x=1', 'template'],
  ['/console/template/maps-places?taskId=t1', 'task'],
  ['/console/task/template-list', 'task'],
  ['/console/template', 'templates'],
  ['/console/payment-plan/coupons', 'billing'],
  ['/console/account-center/account', 'account'],
  ['/task-share/share-1', 'page'],
  ['/somewhere', 'page'],
])('%s leads to a %s', (path, target) => {
  expect(returnTarget(path)).toBe(target);
});
