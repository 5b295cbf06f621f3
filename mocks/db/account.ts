import type {
  AccountLevel,
  InterfaceLanguage,
  LoginProvider,
  LoginType,
  SurveyDataUse,
  SurveyJobRole,
  TrialState,
  UserConfigType,
} from '#src/contract/enums.gen';

/** `name` is the e-mail at the provider, in lower case. */
export interface AccountLink {
  readonly provider: LoginProvider;
  readonly name: string;
  readonly linkedAt: number;
}

/** Balance in dollars. */
export interface AccountRecord {
  readonly userId: string;
  email: string;
  userName: string;
  /** Undefined after a sign-up with a provider. */
  passwordDigest: string | undefined;
  accountLevel: AccountLevel;
  isLevelExpired: boolean;
  levelExpiresAt: number | undefined;
  trialState: TrialState;
  company: string;
  fullName: string;
  language: InterfaceLanguage;
  balance: number;
  /** Undefined: no limit. */
  taskLimit: number | undefined;
  cloudNodes: number;
  /** Rows per period; undefined: no limit. */
  exportRowLimit: number | undefined;
  exportedRows: number;
  createdAt: number;
  parentUserId: string | undefined;
  phone?: string;
  links?: readonly AccountLink[];
  avatarFileId?: string;
  dataUse?: readonly SurveyDataUse[];
  jobRole?: SurveyJobRole;
  deletesAt?: number;
  disabled?: boolean;
}

/** Times are epoch milliseconds. */
export interface SessionRecord {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: number;
  expiresAt: number;
  readonly loginId?: string;
}

export interface LoginRecord {
  readonly recordId: string;
  readonly userId: string;
  readonly loginType: LoginType;
  readonly at: number;
  readonly ip: string;
  readonly countryCode: string;
  readonly city: string | undefined;
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

export type MailKind = 'signUp' | 'bindEmail' | 'deleteAccount' | 'resetPassword';

export interface MailRecord {
  readonly mailId: string;
  readonly kind: MailKind;
  readonly to: string;
  /** Undefined for a sign-up or an unknown account. */
  readonly userId: string | undefined;
  readonly secret: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  usedAt: number | undefined;
}

export interface FileRecord {
  readonly fileId: string;
  readonly userId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
  readonly createdAt: number;
}

/** `value` is JSON text. */
export interface UserConfigRecord {
  readonly id: string;
  readonly userId: string;
  readonly type: UserConfigType;
  readonly key: string;
  value: string;
  updatedAt: number;
}
