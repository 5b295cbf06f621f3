/** Displayed as 1 (runs first) and 99 (runs last) (TASK-37). */
export const topPriority = 99;
export const bottomPriority = 1;

export type PriorityMove = 'top' | 'up' | 'down' | 'bottom';

export interface PriorityOption {
  readonly move: PriorityMove;
  readonly stored: number;
  readonly disabled: boolean;
}

export function displayedPriority(stored: number): number {
  return 100 - clamp(stored);
}

export function storedPriority(displayed: number): number {
  return clamp(100 - displayed);
}

/** Top is disabled at 99, bottom at 1 (TASK-38). */
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
