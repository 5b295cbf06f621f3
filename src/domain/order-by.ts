const fieldCodes = {
  name: 1,
  created: 2,
  nextRun: 3,
  lastActivity: 4,
  rows: 5,
  status: 6,
  priority: 7,
} as const;
const directionCodes = { ascending: 1, descending: 2 } as const;

export type OrderField = keyof typeof fieldCodes;
export type OrderDirection = keyof typeof directionCodes;

export interface OrderBy {
  readonly field: OrderField;
  readonly direction: OrderDirection;
}

export const defaultOrderBy: OrderBy = { field: 'lastActivity', direction: 'descending' };

/** Returns '4&2', not URL-encoded (ENUM-25). */
export function formatOrderBy(order: OrderBy): string {
  return `${String(fieldCodes[order.field])}&${String(directionCodes[order.direction])}`;
}

/** Returns the default for anything unknown (ENUM-25). */
export function parseOrderBy(text: string | null | undefined): OrderBy {
  const [fieldCode, directionCode, ...rest] = (text ?? '').split('&');
  const field = keyOf(fieldCodes, fieldCode);
  const direction = keyOf(directionCodes, directionCode);
  return field === undefined || direction === undefined || rest.length > 0 ? defaultOrderBy : { field, direction };
}

function keyOf<Key extends string>(codes: Readonly<Record<Key, number>>, code: string | undefined): Key | undefined {
  for (const key in codes) if (String(codes[key]) === code) return key;
  return undefined;
}
