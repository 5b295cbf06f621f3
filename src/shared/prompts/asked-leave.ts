/** Navigation state: the user has already confirmed leaving. */
export const askedLeave = { askedLeave: true } as const;

export function mayLeaveUnasked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedLeave' in state && state.askedLeave === true;
}
