/** Milliseconds (24.8 days). A longer browser timer fires immediately. */
export const LONGEST_TIMER = 2 ** 31 - 1;
