/** One thing that a server does otherwise than the contract says. Pointers are JSON pointers. */
export interface Finding {
  /** A violation breaks the contract; a warning is a chosen property that a server may leave out. */
  readonly kind: 'violation' | 'warning';
  readonly rule:
    | 'answer'
    | 'status'
    | 'content-type'
    | 'body'
    | 'schema'
    | 'header'
    | 'session'
    | 'unknown-id'
    | 'missing-chosen';
  readonly message: string;
  /** Into the body of the answer. */
  readonly body?: string;
  /** Into the contract's document. */
  readonly schema?: string;
}

/** What one call showed. */
export interface CaseResult {
  readonly operation: string;
  readonly noun: string;
  readonly method: string;
  readonly path: string;
  readonly pathSource: 'given' | 'chosen';
  readonly check: 'usual' | 'every parameter' | 'no session' | 'unknown id';
  /** 0 when no call was made or none was answered. */
  readonly status: number;
  readonly milliseconds: number;
  readonly findings: readonly Finding[];
  /** Why the answer that was wanted could not be looked at. */
  readonly skipped?: string;
}

export type Verdict = 'ok' | 'warning' | 'violation' | 'skipped';

/** The worst that a call showed. */
export function verdictOf(result: CaseResult): Verdict {
  if (result.findings.some(({ kind }) => kind === 'violation')) return 'violation';
  if (result.skipped !== undefined) return 'skipped';
  return result.findings.length > 0 ? 'warning' : 'ok';
}

/** How many calls ended in each way. */
export function countVerdicts(results: readonly CaseResult[]): Record<Verdict, number> {
  const counts = { ok: 0, warning: 0, violation: 0, skipped: 0 };
  for (const result of results) counts[verdictOf(result)] += 1;
  return counts;
}
