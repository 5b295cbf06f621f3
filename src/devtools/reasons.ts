/** Survives a structured clone. */
export interface Reason {
  readonly reason: string;
  readonly values?: Readonly<Record<string, string>>;
}

export function reasonsOf(error: unknown): readonly Reason[] {
  const reasons = error instanceof Error && 'reasons' in error ? error.reasons : undefined;
  return Array.isArray(reasons) ? reasons.filter(isReason) : [];
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';
}

export class ReasonedError extends Error {
  constructor(
    message: string,
    readonly reasons: readonly Reason[],
  ) {
    super(message);
  }
}
