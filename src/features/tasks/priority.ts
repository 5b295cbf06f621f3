/** Stored priority that runs first (displayed 1) and the one that runs last (displayed 99) (TASK-37). */
export const topPriority = 99;
export const bottomPriority = 1;

export type PriorityMove = 'top' | 'up' | 'down' | 'bottom';

/** One choice of the priority menu: the value it stores and whether it is offered. */
export interface PriorityOption {
  readonly move: PriorityMove;
  readonly stored: number;
  readonly disabled: boolean;
}

/** Displayed priority, 1 to 99, of a stored one (TASK-37). */
export function displayedPriority(stored: number): number {
  return 100 - clamp(stored);
}

/** Stored priority, 1 to 99, of a displayed one (TASK-37). */
export function storedPriority(displayed: number): number {
  return clamp(100 - displayed);
}

/** The choices for a task's stored priority: top is off at 99 or more, bottom at 1 or less (TASK-38). */
export function priorityOptions(stored: number): readonly PriorityOption[] {
  const atTop = stored >= topPriority;
  const atBottom = stored <= bottomPriority;
  return [
    { move: 'top', stored: topPriority, disabled: atTop },
    { move: 'up', stored: clamp(stored + 1), disabled: atTop },
    { move: 'down', stored: clamp(stored - 1), disabled: atBottom },
    { move: 'bottom', stored: bottomPriority, disabled: atBottom },
  ];
}

function clamp(stored: number): number {
  if (Number.isNaN(stored)) return bottomPriority;
  return Math.min(topPriority, Math.max(bottomPriority, Math.round(stored)));
}
