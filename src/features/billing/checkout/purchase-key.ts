import { readJson, sessionStore, writeJson } from '#src/lib/storage';

export interface Contents {
  readonly userId: string;
  readonly code: string;
  readonly quantity: number;
  readonly couponId: string | undefined;
}

interface Kept {
  readonly contents: string;
  readonly key: string;
}

const PLACE = 'purchase';
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'contents' in value &&
  typeof value.contents === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

const written = ({ userId, code, quantity, couponId }: Contents): string =>
  JSON.stringify([userId, code, quantity, couponId ?? null]);

/**
 * Idempotency key (BILL-09): the same for the same contents, across reloads, until `forgetPurchase`. An order whose answer was lost is
 * never placed twice.
 */
export function purchaseKey(contents: Contents): string {
  const kept = readJson(sessionStore, PLACE, isKept);
  if (kept?.contents === written(contents)) return kept.key;
  const key = crypto.randomUUID();
  writeJson(sessionStore, PLACE, { contents: written(contents), key } satisfies Kept);
  return key;
}

export function forgetPurchase(): void {
  sessionStore.remove(PLACE);
}
