/** Navigation state: the user has already confirmed leaving. */
export const leaveConfirmed = { askedLeave: true } as const;

export function isLeaveConfirmed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedLeave' in state && state.askedLeave === true;
}
