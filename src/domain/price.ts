import { AccountLevel } from '#src/contract/enums.gen';
import { decimalOf, floorDivide, unitsAt } from './decimal';
import { centsRoundedDown, centsOf, dollarsOf } from './money';

/** Dollars per 1,000 rows (ENUM-06). */
export interface LevelPrices {
  readonly free?: number | null;
  readonly basic?: number | null;
  readonly standard?: number | null;
  readonly professional?: number | null;
  readonly enterprise?: number | null;
}

export type DisplayPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'underCent' }
  | { readonly kind: 'amount'; readonly amount: number };

export const priceLevels = ['free', 'basic', 'standard', 'professional', 'enterprise'] as const;

const priceKeys: Readonly<Record<AccountLevel, keyof LevelPrices | 'highest'>> = {
  [AccountLevel.None]: 'free',
  [AccountLevel.Free]: 'highest',
  [AccountLevel.Basic]: 'highest',
  [AccountLevel.Standard]: 'standard',
  [AccountLevel.Professional]: 'professional',
  [AccountLevel.Enterprise]: 'enterprise',
  [AccountLevel.EnterprisePlus]: 'enterprise',
  [AccountLevel.EnterpriseChild]: 'enterprise',
};

/** Returns dollars per 1,000 rows, null without a price; a visitor (null) sees the highest (ROLE-12 to ROLE-14). */
export function priceForLevel(prices: LevelPrices | null | undefined, level: AccountLevel | null): number | null {
  if (prices === null || prices === undefined) return null;
  const key = level === null ? 'highest' : Object.hasOwn(priceKeys, level) ? priceKeys[level] : 'highest';
  return key === 'highest' ? highestPrice(prices) : (prices[key] ?? null);
}

/** Returns null without a price (ROLE-14). */
export function highestPrice(prices: LevelPrices): number | null {
  const listed = priceLevels.map((key) => prices[key]).filter((price) => typeof price === 'number');
  return listed.length === 0 ? null : Math.max(...listed);
}

/** Zero and null are free (TPL-41). */
export function isFree(price: number | null | undefined): boolean {
  return price === null || price === undefined || !(price > 0);
}

/** Rounds half up to 2 decimals, never to 0 (I18N-02, TPL-41). */
export function displayPrice(price: number | null | undefined): DisplayPrice {
  if (price === null || price === undefined || isFree(price)) return { kind: 'free' };
  const amount = roundHalfUp(price);
  return amount === 0 ? { kind: 'underCent' } : { kind: 'amount', amount };
}

/** Rounds to 2 decimals: 1.005 is 1.01 (I18N-02). */
export function roundHalfUp(amount: number): number {
  return dollarsOf(centsOf(amount));
}

/** Rounds down to 2 decimals; null is 0 (I18N-04). */
export function roundBalanceDown(balance: number | null | undefined): number {
  return dollarsOf(centsRoundedDown(balance));
}

/** Takes the price per 1,000 rows; returns null for a free one (ERR-16). */
export function estimatedRows(balance: number | null | undefined, price: number | null | undefined): number | null {
  const cost = decimalOf(price ?? 0);
  const money = decimalOf(balance ?? 0);
  if (cost === null || money === null || cost.units <= 0n) return null;
  if (money.units <= 0n) return 0;
  const scale = Math.max(cost.scale, money.scale);
  return Number(floorDivide(unitsAt(money, scale) * 1000n, unitsAt(cost, scale)));
}
