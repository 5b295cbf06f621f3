/** One entry of the errors of copying tasks to a group. */
export interface CopyError {
  readonly taskId?: string | null;
  readonly isTemplate?: boolean | null;
}

/** The three counts a copy reports (TASK-39). */
export interface CopyCounts {
  readonly succeeded: number;
  readonly ignoredTemplates: number;
  readonly failed: number;
}

/** Counts successes, ignored template tasks and failures; `asked` is the number of tasks asked for (TASK-39). */
export function countCopies(asked: number, errors: readonly CopyError[]): CopyCounts {
  const ignoredTemplates = errors.filter((error) => error.isTemplate === true).length;
  const failed = errors.length - ignoredTemplates;
  return { succeeded: Math.max(0, asked - errors.length), ignoredTemplates, failed };
}
