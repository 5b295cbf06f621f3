import { useCallback } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { NOT_OFFERED } from '#src/api/errors';
import { ErrorCode } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { useFormats } from '#src/i18n/format';

const namespaces = {
  BadRequest: 'failures',
  WrongCredentials: 'failures',
  NoSession: 'failures',
  Forbidden: 'failures',
  PrivatePermissionDenied: 'failures',
  NotFound: 'failures',
  Conflict: 'failures',
  TooLarge: 'failures',
  Invalid: 'failures',
  TooManyRequests: 'failures',
  ServerError: 'failures',
  Unavailable: 'failures',
  HttpApiCallError: 'session',
  VerificationCodeFailed: 'session',
  FailValidatePassword: 'session',
  FailModifyUserName: 'session',
  EmailAlreadyUsed: 'session',
  PasswordNotSet: 'session',
  PasswordAlreadySet: 'session',
  ProviderCodeFailed: 'session',
  AlreadyLinked: 'session',
  LinkedToAnotherAccount: 'session',
  LastWayIn: 'session',
  MembersExist: 'session',
  AccountDeleted: 'failures',
  AccountDisabled: 'failures',
  TooManyConfigs: 'failures',
  SubMember: 'failures',
  NotOwner: 'failures',
  TaskChanged: 'failures',
  TaskDeleted: 'exports',
  NameTaken: 'failures',
  DefaultGroup: 'failures',
  TemplateCannotRunOnCloud: 'failures',
  LevelTooLow: 'failures',
  LevelExpired: 'failures',
  MembersNotIncluded: 'members',
  MemberLimitReached: 'members',
  ExceedCloudCount: 'members',
  CloudNodesInUse: 'members',
  MissionNotDone: 'failures',
  RowsRemoved: 'exports',
  NothingToExport: 'exports',
  TooManyRowsForSheet: 'exports',
  ExportQuotaReached: 'exports',
  AlreadyOver: 'failures',
  StillUnderWay: 'failures',
  NotReady: 'exports',
  Expired: 'exports',
  RecordsNotReady: 'failures',
  GoogleUnavailable: 'failures',
  CouponNotFound: 'coupons',
  CouponNotForAccount: 'coupons',
  CouponNotForPlan: 'coupons',
  CouponAlreadyBound: 'coupons',
  CouponBoundElsewhere: 'coupons',
  CouponExhausted: 'coupons',
  CouponUsed: 'payments',
  CouponExpired: 'payments',
  CouponInUse: 'payments',
  CouponNotApplicable: 'payments',
  CouponBelowMinimum: 'payments',
  ContactSales: 'payments',
  PlanNeeded: 'payments',
  NothingToGain: 'payments',
  ContractPlan: 'payments',
  PlanAlreadyFollows: 'payments',
  NotInActivity: 'failures',
  NotOneTime: 'failures',
  NotAPlan: 'failures',
  IdempotencyKeyReused: 'failures',
  PriceChanged: 'failures',
  OrderPaid: 'payments',
  OrderCanceled: 'payments',
  OrderOutdated: 'payments',
  PaymentPending: 'payments',
  ConfirmationUnknown: 'failures',
  NotPaid: 'failures',
  TokenUnknown: 'failures',
  PaymentMethodExists: 'failures',
  NeededForRenewal: 'failures',
  CardExpired: 'failures',
  PaymentMethodNeeded: 'failures',
  NothingToCancel: 'failures',
  NothingToResume: 'failures',
  TrialDone: 'trial',
  TrialRefused: 'trial',
  LevelTooHigh: 'trial',
  EmptyFile: 'exports',
  StorageFull: 'exports',
  MemberNotFound: 'members',
  PasswordRefused: 'members',
  TaskNotFound: 'tasks',
  UserNotTaskOwner: 'tasks',
  TaskIsRunning: 'tasks',
  FunctionNotEnable: 'tasks',
  GroupNotFound: 'tasks',
  ExceedTaskLimitCounts: 'tasks',
  [NOT_OFFERED]: 'ui',
} as const satisfies Record<ErrorCode, string> & Record<string, string>;

type Code = keyof typeof namespaces;
type CodeNamespace = (typeof namespaces)[Code];
type CodeOfNamespace<P extends CodeNamespace> = { [C in Code]: (typeof namespaces)[C] extends P ? C : never }[Code];

const isInNamespace = <P extends CodeNamespace>(namespace: P, code: Code): code is CodeOfNamespace<P> =>
  namespaces[code] === namespace;
const isKnown = (code: string): code is Code => Object.hasOwn(namespaces, code);

const taskReasons = {
  TaskNotFound: 'gone',
  UserNotTaskOwner: 'notOwner',
  TaskIsRunning: 'running',
  FunctionNotEnable: 'plan',
  GroupNotFound: 'groupGone',
  ExceedTaskLimitCounts: 'taskLimit',
} as const satisfies Record<CodeOfNamespace<'tasks'>, string>;

/** The server's message says more than these codes. */
const vagueCodes: readonly string[] = [
  ErrorCode.BadRequest,
  ErrorCode.Conflict,
  ErrorCode.Forbidden,
  ErrorCode.Invalid,
];

/** Returns undefined for an unknown code (ERR-08). */
export function useCodeMessage(): (code: string, message?: string | null) => string | undefined {
  const { t: failures } = useTranslation('failures');
  const { t: session } = useTranslation('session');
  const { t: billing } = useTranslation('billing');
  const { t: payments } = useTranslation('payments');
  const { t: exports } = useTranslation('exports');
  const { t: plans } = useTranslation('plans');
  const { t: members } = useTranslation('members');
  const { t: tasks } = useTranslation('tasks');
  const { t: ui } = useTranslation('ui');
  const { number } = useFormats();
  return useCallback(
    (code, message) => {
      if (!isKnown(code)) return undefined;
      if (vagueCodes.includes(code) && message) return message;
      if (isInNamespace('session', code)) return session(($) => $.refusals[code]);
      if (isInNamespace('payments', code)) return payments(($) => $.refusals[code]);
      if (isInNamespace('coupons', code)) return billing(($) => $.coupons.refusals[code]);
      if (isInNamespace('exports', code))
        return exports(($) => $.errors[code], { limit: number(limits.exportXlsxRows) });
      if (isInNamespace('members', code)) return members(($) => $.errors[code]);
      if (isInNamespace('tasks', code)) return tasks(($) => $.result.reasons[taskReasons[code]]);
      if (isInNamespace('trial', code)) return plans(($) => $.trial.refusals[code]);
      if (isInNamespace('ui', code)) return ui(($) => $.notOffered);
      return failures(($) => $[code]);
    },
    [failures, session, billing, payments, exports, plans, members, tasks, ui, number],
  );
}
