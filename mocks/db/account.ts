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

/** A provider's account that can log in; `name` is the e-mail that the provider knows it by, in lower case. */
export interface AccountLink {
  readonly provider: LoginProvider;
  readonly name: string;
  readonly linkedAt: number;
}

/** A seeded person. Passwords are kept as a digest; balance is in dollars. */
export interface AccountRecord {
  readonly userId: string;
  /** Empty while none is bound. */
  email: string;
  userName: string;
  /** Undefined for an account that was made with a provider and has set no password. */
  passwordDigest: string | undefined;
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
  /** Digits of the phone number that logs in. */
  phone?: string;
  /** At most one of each provider. */
  links?: readonly AccountLink[];
  /** File that is the picture. */
  avatarFileId?: string;
  dataUse?: readonly SurveyDataUse[];
  jobRole?: SurveyJobRole;
  /** When a planned deletion is carried out; undefined where none is planned. */
  deletesAt?: number;
  /** Set for a member that may not sign in. */
  disabled?: boolean;
}

/** A signed-in device. Times are epoch milliseconds. */
export interface SessionRecord {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: number;
  expiresAt: number;
  /** The login that opened it; kept when the session is renewed. */
  readonly loginId?: string;
}

/** One login. */
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

/** What a mail of the emulated mailbox is about. */
export type MailKind = 'signUp' | 'bindEmail' | 'deleteAccount' | 'resetPassword';

/** A mail with a secret: a verification code or the token of a reset link. */
export interface MailRecord {
  readonly mailId: string;
  readonly kind: MailKind;
  /** In lower case. */
  readonly to: string;
  /** Whose it is; undefined for a sign-up, and where nobody has the account that was named. */
  readonly userId: string | undefined;
  readonly secret: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  usedAt: number | undefined;
}

/** An uploaded picture, as a data address. */
export interface FileRecord {
  readonly fileId: string;
  readonly userId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
  readonly createdAt: number;
}

/** A stored setting; `value` is JSON text. */
export interface UserConfigRecord {
  readonly id: string;
  readonly userId: string;
  readonly type: UserConfigType;
  readonly key: string;
  value: string;
  updatedAt: number;
}
