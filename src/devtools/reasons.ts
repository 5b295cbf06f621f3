/** One reason why the demo does not do what was asked: a word, and what a sentence about it names. Survives a structured clone. */
export interface Reason {
  readonly reason: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The reasons that an error brings along, for the panel to put into the language of whoever reads; none of an error that has only its message. */
export function reasonsOf(error: unknown): readonly Reason[] {
  const given = error instanceof Error && 'reasons' in error ? error.reasons : undefined;
  return Array.isArray(given) ? given.filter(isReason) : [];
}

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'reason' in value && typeof value.reason === 'string';
}
