import { LanguageFilter, TemplateStatus, type AccountLevel } from '#src/contract/enums.gen';
import {
  atLeast,
  effectiveLevel,
  levelOf,
  promptFor,
  type AccountWithLevel,
  type UpgradePrompt,
} from './account-levels';

/** Slugs that are paths of their own; no template may carry one (TPL-18, TPL-37). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'forbidden',
  'nonsupport',
  'categories',
  'collection',
  'detail',
]);

/** The kind that is a list of its own, by configuration 'My favourites' (TPL-43). */
export const specialKindId = 1000002;

/** Where a template page sends its visitor instead of opening. */
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

/** The redirect of a template page on load, null to open it; `path` is where login returns to (TPL-37 to TPL-40). */
export function templateRedirect(
  template: TemplateForAccess,
  viewer: { readonly signedIn: boolean; readonly path: string },
): TemplateRedirect | null {
  if (isWithdrawn(template.status)) return { to: 'forbidden', deprecated: true };
  if (template.privatePermissionDenied === true) return privateRedirect(viewer);
  if (template.language === LanguageFilter.All) return { to: 'nonsupport', slug: template.slug };
  return null;
}

/** The redirect where the server itself refused a private template and told nothing about it (TPL-38, TPL-39). */
export function privateRedirect(viewer: { readonly signedIn: boolean; readonly path: string }): TemplateRedirect {
  return viewer.signedIn ? { to: 'forbidden', deprecated: false } : { to: 'login', returnTo: viewer.path };
}

/** Whether a template can be neither opened nor edited: New or Obsoleting (TPL-37, TPL-46). */
export function isWithdrawn(status: TemplateStatus): boolean {
  return status === TemplateStatus.New || status === TemplateStatus.Obsoleting;
}

/** Whether the setup form may be used: public, or the account on its allow list; else 'template not open' (ROLE-05). */
export function isTemplateOpen(template: {
  readonly isPublic?: boolean | null;
  readonly isWhiteUserId?: boolean | null;
}): boolean {
  return template.isPublic === true || template.isWhiteUserId === true;
}

/** What to offer where the template's account limit ranks above the account, null where it does not (ROLE-06). */
export function accountLimitPrompt(
  accountLimit: AccountLevel | null | undefined,
  account: AccountWithLevel,
  canTrial: boolean,
): UpgradePrompt | null {
  return atLeast(effectiveLevel(account), accountLimit) ? null : promptFor(levelOf(account), canTrial);
}

export type TemplatePageMode = 'public' | 'allTemplates' | 'taskEdit';

/** The mode of a template page from its path and the query's taskId, which counts only in the console (TPL-03, TPL-04). */
export function templatePageMode(pathname: string, taskId: string | null | undefined): TemplatePageMode {
  if (pathname !== '/console' && !pathname.startsWith('/console/')) return 'public';
  return taskId === null || taskId === undefined || taskId === '' ? 'allTemplates' : 'taskEdit';
}
