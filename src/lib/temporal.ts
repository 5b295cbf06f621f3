import type { Temporal as TemporalApi } from 'temporal-polyfill';

const native = (globalThis as { Temporal?: typeof TemporalApi }).Temporal;

/** The language's own calendar where the runtime has it; the polyfill is fetched only where it has not. */
export const Temporal: typeof TemporalApi = native ?? (await import('temporal-polyfill')).Temporal;
