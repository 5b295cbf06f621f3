/** Milliseconds (24.8 days). A longer browser timer fires immediately. */
export const MAX_TIMER_DELAY = 2 ** 31 - 1;
