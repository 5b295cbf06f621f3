import type { AccountLevel, InterfaceLanguage, TrialState } from '../../src/contract/enums.gen';

/** A seeded person. Passwords are kept as a digest; balance is in dollars. */
export interface AccountRecord {
  readonly userId: string;
  email: string;
  userName: string;
  passwordDigest: string;
  accountLevel: AccountLevel;
  isLevelExpired: boolean;
  levelExpiresAt: number | undefined;
  trialState: TrialState;
  company: string;
  fullName: string;
  language: InterfaceLanguage;
  balance: number;
  /** Tasks that the plan allows; undefined for no limit. */
  taskLimit: number | undefined;
  /** Cloud runs at a time. */
  cloudNodes: number;
  /** Rows that may be exported in the period; undefined for no limit. */
  exportRowLimit: number | undefined;
  exportedRows: number;
  createdAt: number;
  /** Owner of an enterprise sub-member. */
  parentUserId: string | undefined;
}

/** A signed-in device. Times are epoch milliseconds. */
export interface SessionRecord {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: number;
  expiresAt: number;
}
