import { GoodsCode, MissionType, PushAnswer } from '#src/contract/enums.gen';
import { personas } from '#mocks/personas';
import type { TestClient } from '#mocks/test-client';

export async function billingRecipes({ call, emulator }: TestClient) {
  const order = (idempotencyKey: string) => ({ code: GoodsCode.Credits20, quantity: 1, idempotencyKey });
  const unwanted = (await call('placeOrder', { body: order('recipe-unwanted') })).body.orderId;
  const { userId } = personas.standard;
  const waiting = { id: `order-${userId}-waiting` };
  const ended = await emulator.signInAs('basic');
  await call('cancelSubscription', { token: ended });
  return {
    priceOrder: { body: { code: GoodsCode.Credits100, quantity: 1, couponId: `coupon-${userId}-CREDIT5` } },
    priceSubscription: { body: { code: GoodsCode.ProfessionalYearly, couponId: `coupon-${userId}-PLAN15` } },
    placeOrder: { body: { ...order('recipe-wanted'), couponId: `coupon-${userId}-CREDIT5` } },
    queryOrders: { body: { start: 0, take: 5 } },
    getOrder: { path: waiting },
    payOrder: { path: waiting, body: { paymentMethodId: `pm-${userId}-mastercard` } },
    cancelOrder: { path: { id: unwanted } },
    getInvoice: { path: { id: `order-${userId}-rule` } },
    getSubscription: {},
    cancelSubscription: {},
    resumeSubscription: { token: ended },
    listBalanceLogs: {},
    listDailyUsage: { path: { id: 'credits' } },
    startTrial: { token: await emulator.signInAs('free') },
    answerPushPrompt: { body: { answer: PushAnswer.Later }, token: undefined },
    listMissions: {},
    completeMission: { query: { missionType: MissionType.BillingInformation } },
  };
}
