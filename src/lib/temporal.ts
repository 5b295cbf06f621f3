import type { Temporal as TemporalApi } from 'temporal-polyfill';

const native = (globalThis as { Temporal?: typeof TemporalApi }).Temporal;

/** The native API, or a polyfill that is loaded only if needed. */
export const Temporal: typeof TemporalApi = native ?? (await import('temporal-polyfill')).Temporal;
