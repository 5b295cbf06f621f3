export interface CopyError {
  readonly taskId?: string | null;
  readonly isTemplate?: boolean | null;
}

export interface CopyCounts {
  readonly succeeded: number;
  readonly ignoredTemplates: number;
  readonly failed: number;
}

export function countCopies(requested: number, errors: readonly CopyError[]): CopyCounts {
  const ignoredTemplates = errors.filter((error) => error.isTemplate === true).length;
  const failed = errors.length - ignoredTemplates;
  return { succeeded: Math.max(0, requested - errors.length), ignoredTemplates, failed };
}
