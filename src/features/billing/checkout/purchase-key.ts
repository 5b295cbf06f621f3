import { readJson, sessionStore, writeJson } from '#src/lib/storage';

export interface PurchaseContents {
  readonly userId: string;
  readonly code: string;
  readonly quantity: number;
  readonly couponId: string | undefined;
}

interface StoredKey {
  readonly contents: string;
  readonly key: string;
}

const STORAGE_KEY = 'purchase';
const isStoredKey = (value: unknown): value is StoredKey =>
  typeof value === 'object' &&
  value !== null &&
  'contents' in value &&
  typeof value.contents === 'string' &&
  'key' in value &&
  typeof value.key === 'string';

const serializeContents = ({ userId, code, quantity, couponId }: PurchaseContents): string =>
  JSON.stringify([userId, code, quantity, couponId ?? null]);

/** Idempotency key (BILL-09): the same for the same contents, across reloads, until `forgetPurchase`. */
export function purchaseKey(contents: PurchaseContents): string {
  const stored = readJson(sessionStore, STORAGE_KEY, isStoredKey);
  if (stored?.contents === serializeContents(contents)) return stored.key;
  const key = crypto.randomUUID();
  writeJson(sessionStore, STORAGE_KEY, { contents: serializeContents(contents), key } satisfies StoredKey);
  return key;
}

export function forgetPurchase(): void {
  sessionStore.remove(STORAGE_KEY);
}
