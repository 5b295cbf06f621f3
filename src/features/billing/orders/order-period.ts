/** `own` takes its days from the address. */
export const orderPeriods = ['last30', 'last90', 'thisYear', 'lastYear', 'own'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Local midnight, some days later; undefined for an invalid date. */
function startOfDay(day: string, offsetDays = 0): Date | undefined {
  const match = DAY.exec(day);
  if (!match) return undefined;
  const [, year = '', month = '', date = ''] = match;
  const begin = new Date(Number(year), Number(month) - 1, Number(date));
  // The Date constructor turns 31 February into a day of March.
  if (begin.getMonth() !== Number(month) - 1) return undefined;
  begin.setDate(begin.getDate() + offsetDays);
  return begin;
}

export const isDay = (text: string): boolean => startOfDay(text) !== undefined;

/** `to` is excluded; days start at the viewer's midnight. */
export function periodBounds(
  params: {
    readonly period?: OrderPeriod;
    readonly from?: string;
    readonly to?: string;
  },
  at: number,
): { readonly from?: string; readonly to?: string } {
  const { period } = params;
  if (period === undefined) return {};
  const today = new Date(at);
  today.setHours(0, 0, 0, 0);
  const year = today.getFullYear();
  if (period === 'own') {
    const from = startOfDay(params.from ?? '');
    const to = startOfDay(params.to ?? '', 1);
    return { ...(from ? { from: from.toISOString() } : {}), ...(to ? { to: to.toISOString() } : {}) };
  }
  if (period === 'thisYear') return { from: new Date(year, 0, 1).toISOString() };
  if (period === 'lastYear')
    return { from: new Date(year - 1, 0, 1).toISOString(), to: new Date(year, 0, 1).toISOString() };
  today.setDate(today.getDate() - (period === 'last30' ? 29 : 89));
  return { from: today.toISOString() };
}
