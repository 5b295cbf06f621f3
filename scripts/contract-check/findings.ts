import type { Cause } from './causes.ts';

export interface Finding {
  /** A warning needs no change: the application works with it. */
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
    | 'missing-chosen'
    | 'extra-property'
    | 'slow'
    | 'cors';
  readonly cause: Cause;
  readonly message: string;
  /** JSON pointers. */
  readonly body?: string;
  readonly schema?: string;
  readonly property?: string;
}

export type SkipReason = 'writing' | 'removed' | 'account' | 'ended' | 'no session' | 'no id' | 'refused';

export interface CaseResult {
  readonly operation: string;
  readonly noun: string;
  readonly method: string;
  readonly path: string;
  readonly pathSource: 'given' | 'chosen';
  readonly check: 'usual' | 'every parameter' | 'no session' | 'unknown id' | 'preflight';
  /** 0 without a response. */
  readonly status: number;
  readonly milliseconds: number;
  readonly findings: readonly Finding[];
  readonly skipped?: string;
  readonly skipReason?: SkipReason;
}

export type Verdict = 'ok' | 'warning' | 'violation' | 'skipped';

export function verdictOf(result: CaseResult): Verdict {
  if (result.findings.some(({ kind }) => kind === 'violation')) return 'violation';
  if (result.skipped !== undefined) return 'skipped';
  return result.findings.length > 0 ? 'warning' : 'ok';
}

export function countVerdicts(results: readonly CaseResult[]): Record<Verdict, number> {
  const counts = { ok: 0, warning: 0, violation: 0, skipped: 0 };
  for (const result of results) counts[verdictOf(result)] += 1;
  return counts;
}
