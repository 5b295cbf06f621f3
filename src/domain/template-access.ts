import { LanguageFilter, TemplateStatus, type AccountLevel } from '#src/contract/enums.gen';
import {
  isAtLeast,
  effectiveLevel,
  levelOf,
  promptFor,
  type AccountWithLevel,
  type UpgradePrompt,
} from './account-levels';

/** Routes (TPL-18, TPL-37). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'forbidden',
  'nonsupport',
  'categories',
  'collection',
  'detail',
]);

/** 'My favorites' (TPL-43). */
export const specialKindId = 1000002;

export type TemplateRedirect =
  | { readonly to: 'forbidden'; readonly deprecated: boolean }
  | { readonly to: 'login'; readonly returnTo: string }
  | { readonly to: 'nonsupport'; readonly slug: string };

export interface TemplateForAccess {
  readonly slug: string;
  readonly status: TemplateStatus;
  readonly language?: LanguageFilter | null;
  readonly privatePermissionDenied?: boolean | null;
}

/** Returns null to open the page; sign-in returns to `path` (TPL-37 to TPL-40). */
export function templateRedirect(
  template: TemplateForAccess,
  viewer: { readonly signedIn: boolean; readonly path: string },
): TemplateRedirect | null {
  if (isWithdrawn(template.status)) return { to: 'forbidden', deprecated: true };
  if (template.privatePermissionDenied === true) return privateRedirect(viewer);
  if (template.language === LanguageFilter.All) return { to: 'nonsupport', slug: template.slug };
  return null;
}

/** Used when the server refuses a private template (TPL-38, TPL-39). */
export function privateRedirect(viewer: { readonly signedIn: boolean; readonly path: string }): TemplateRedirect {
  return viewer.signedIn ? { to: 'forbidden', deprecated: false } : { to: 'login', returnTo: viewer.path };
}

/** TPL-37, TPL-46 */
export function isWithdrawn(status: TemplateStatus): boolean {
  return status === TemplateStatus.New || status === TemplateStatus.Obsoleting;
}

/** Public, or the account is on the allow list (ROLE-05). */
export function isTemplateOpen(template: {
  readonly isPublic?: boolean | null;
  readonly isWhiteUserId?: boolean | null;
}): boolean {
  return template.isPublic === true || template.isWhiteUserId === true;
}

/** Returns null if the level suffices (ROLE-06). */
export function accountLimitPrompt(
  accountLimit: AccountLevel | null | undefined,
  account: AccountWithLevel,
  canTrial: boolean,
): UpgradePrompt | null {
  return isAtLeast(effectiveLevel(account), accountLimit) ? null : promptFor(levelOf(account), canTrial);
}

export type TemplatePageMode = 'public' | 'allTemplates' | 'taskEdit';

/** `taskId` counts only in the console (TPL-03, TPL-04). */
export function templatePageMode(pathname: string, taskId: string | null | undefined): TemplatePageMode {
  if (pathname !== '/console' && !pathname.startsWith('/console/')) return 'public';
  return taskId === null || taskId === undefined || taskId === '' ? 'allTemplates' : 'taskEdit';
}
