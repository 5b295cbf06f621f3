import type { BrowserContext, Page } from '@playwright/test';

export interface Fault {
  readonly id: string;
  readonly area: 'network' | 'deployment' | 'workers' | 'storage' | 'concurrency' | 'time';
  readonly fault: string;
  /** What a person sees, and what is not lost. */
  readonly expected: string;
  /** Uncaught errors and violations of the policy that the fault itself causes. */
  readonly errors?: RegExp;
  readonly run: (context: BrowserContext, page: Page) => Promise<void>;
}
