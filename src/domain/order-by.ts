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

/** Field 4, descending: last activity first, '4&2' on the wire (ENUM-25). */
export const defaultOrderBy: OrderBy = { field: 'lastActivity', direction: 'descending' };

/** The wire form of an order, such as '4&2'; the client URL-encodes it (ENUM-25). */
export function formatOrderBy(order: OrderBy): string {
  return `${String(fieldCodes[order.field])}&${String(directionCodes[order.direction])}`;
}

/** Reads '4&2'; anything it does not know gives the default order (ENUM-25). */
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
