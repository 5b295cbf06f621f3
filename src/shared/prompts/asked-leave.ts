/** State of a navigation that a person has just agreed to in a prompt: a form that is left this way asks no second time. */
export const askedLeave = { askedLeave: true } as const;

/** Whether the state of a location says that leaving was agreed to. */
export function mayLeaveUnasked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'askedLeave' in state && state.askedLeave === true;
}
