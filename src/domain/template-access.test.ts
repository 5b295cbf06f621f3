import { expect, test } from 'vitest';
import { AccountLevel, LanguageFilter, TemplateStatus } from '#src/contract/enums.gen';
import {
  accountLimitPrompt,
  isTemplateOpen,
  privateRedirect,
  reservedSlugs,
  templatePageMode,
  templateRedirect,
} from './template-access';

const open = {
  slug: 'maps',
  status: TemplateStatus.Published,
  language: LanguageFilter.En,
  privatePermissionDenied: false,
};
const member = { signedIn: true, path: '/template/maps' };
const visitor = { signedIn: false, path: '/template/maps' };

test.each([
  [TemplateStatus.New, { to: 'forbidden', deprecated: true }],
  [TemplateStatus.Obsoleting, { to: 'forbidden', deprecated: true }],
  [TemplateStatus.Published, null],
  [TemplateStatus.Maintaining, null],
])('TPL-37 only a New or Obsoleting template is redirected to forbidden: status %i', (status, redirect) => {
  expect(templateRedirect({ ...open, status }, member)).toEqual(redirect);
  expect(templateRedirect({ ...open, status }, visitor)).toEqual(redirect);
});

test('TPL-38 a private template sends a member without permission to forbidden', () => {
  expect(templateRedirect({ ...open, privatePermissionDenied: true }, member)).toEqual({
    to: 'forbidden',
    deprecated: false,
  });
  expect(privateRedirect(member)).toEqual({ to: 'forbidden', deprecated: false });
});

test('TPL-39 a private template sends a visitor to login with the return path', () => {
  expect(templateRedirect({ ...open, privatePermissionDenied: true }, visitor)).toEqual({
    to: 'login',
    returnTo: '/template/maps',
  });
});

test('TPL-40 language 0 redirects to nonsupport with the slug; a template without language opens', () => {
  expect(templateRedirect({ ...open, language: LanguageFilter.All }, visitor)).toEqual({
    to: 'nonsupport',
    slug: 'maps',
  });
  expect(templateRedirect({ ...open, language: undefined }, visitor)).toBeNull();
});

test('TPL-37 a withdrawn status wins over the private and language redirects', () => {
  const template = {
    ...open,
    status: TemplateStatus.Obsoleting,
    privatePermissionDenied: true,
    language: LanguageFilter.All,
  };
  expect(templateRedirect(template, visitor)).toEqual({ to: 'forbidden', deprecated: true });
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
  [undefined, undefined, false],
])('ROLE-05 public %s, on the allow list %s: open %s', (isPublic, isWhiteUserId, isOpen) => {
  expect(isTemplateOpen({ isPublic, isWhiteUserId })).toBe(isOpen);
});

test('ROLE-06 an account limit above the level offers a trial or an upgrade', () => {
  const basic = { accountLevel: AccountLevel.Basic };
  expect(accountLimitPrompt(AccountLevel.Standard, basic, true)).toBe('trialOrUpgrade');
  expect(accountLimitPrompt(AccountLevel.Standard, basic, false)).toBe('upgrade');
  expect(accountLimitPrompt(AccountLevel.Basic, basic, true)).toBeNull();
  expect(accountLimitPrompt(undefined, basic, true)).toBeNull();
});

test.each([
  ['/template/maps', 'T1', 'public'],
  ['/console/template/maps', null, 'allTemplates'],
  ['/console/template/maps', '', 'allTemplates'],
  ['/console/template/maps', 'T1', 'taskEdit'],
  ['/consoles/template/maps', 'T1', 'public'],
] as const)('TPL-03 TPL-04 %s with taskId %s has the mode %s', (path, taskId, mode) => {
  expect(templatePageMode(path, taskId)).toBe(mode);
});

test('the fixed paths are reserved slugs', () => {
  expect([...reservedSlugs].sort()).toEqual(['categories', 'collection', 'detail', 'forbidden', 'nonsupport']);
});
