import { GoodsCode } from '#src/contract/enums.gen';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { Customer } from './billing-customers';
import { goodsOf } from './goods';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const packs = [
  GoodsCode.Credits500,
  GoodsCode.Credits100,
  GoodsCode.Credits50,
  GoodsCode.Credits20,
  GoodsCode.Credits1,
];

export interface TopUp {
  readonly code: GoodsCode;
  readonly at: number;
}

/** Credit packs that explain spending and balance; the balance never falls below zero. */
export function topUps(db: Database, account: AccountRecord, customer: Customer, now: number): TopUp[] {
  if (!customer.buysCredits) return [];
  const runSpending = db.runs
    .all()
    .filter((run) => run.userId === account.userId && run.charged > 0)
    .map((run) => ({ at: Math.min(run.endedAt ?? now, now), amount: run.charged }))
    .toSorted((a, b) => a.at - b.at);
  let open = account.balance + runSpending.reduce((sum, run) => sum + run.amount, 0);
  const packCodes: GoodsCode[] = [];
  for (const code of packs) {
    const size = goodsOf(code).balance ?? 0;
    const count = size > 0 ? Math.floor(open / size) : 0;
    packCodes.push(...Array.from({ length: count }, () => code));
    open -= count * size;
  }
  let balance = open;
  const purchases: TopUp[] = [];
  for (const run of runSpending) {
    while (balance < run.amount) {
      const code = packCodes.shift();
      if (!code) break;
      purchases.push({ code, at: Math.max(account.createdAt + HOUR, run.at - 2 * HOUR - purchases.length * 60_000) });
      balance += goodsOf(code).balance ?? 0;
    }
    balance -= run.amount;
  }
  const gap = (45 * DAY) / Math.max(1, packCodes.length);
  return [...purchases, ...packCodes.map((code, index) => ({ code, at: now - 2 * DAY - index * gap }))];
}
