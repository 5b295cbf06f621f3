/** The longest wait that a timer keeps, in milliseconds (24.8 days): one that is set for longer goes off at once, and an interval again and again. */
export const LONGEST_TIMER = 2 ** 31 - 1;
