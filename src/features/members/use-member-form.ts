import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Member } from '#src/data/members';
import { looksLikePhone } from '#src/domain/user-name';
import type { FieldMessages } from '#src/shared/form/use-dialog-form';
import { usePasswordMessage } from '#src/shared/session/use-password-message';
import type { MemberValues } from './member-form';
import { parseNodeCount } from './node-count';

const USER_NAME = /^[^\s@]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const hasMaxLength = (count: number) => (text: string) => [...text].length <= count;

export function useMemberForm(member: Member | undefined, nodesLeft: number | undefined) {
  const { t } = useTranslation('members');
  const passwordMessage = usePasswordMessage();
  const tooLong = (count: number) => t(($) => $.maxLength, { ns: 'ui', count });
  const required = t(($) => $.userName.faults.required, { ns: 'account' });
  const wrongName = t(($) => $.form.faults.userName);
  const onlyDigits = t(($) => $.userName.faults.digits, { ns: 'account' });
  const overNodes = () =>
    nodesLeft === undefined ? t(($) => $.errors.ExceedCloudCount) : t(($) => $.nodes.over, { count: nodesLeft });
  const { fullNameLength, memberUserNameLength, emailLength, memberCloudCount } = limits;

  const schema = z
    .object({
      fullName: z.string().check(z.trim(), z.refine(hasMaxLength(fullNameLength), tooLong(fullNameLength))),
      userName: z.string().check(
        z.trim(),
        z.minLength(1, required),
        z.refine(hasMaxLength(memberUserNameLength), tooLong(memberUserNameLength)),
        z.regex(USER_NAME, wrongName),
        z.refine((name) => !looksLikePhone(name), onlyDigits),
      ),
      email: z.string().check(
        z.trim(),
        z.superRefine((email, context) => {
          // The API can change an e-mail address, but not remove it.
          const isRequired = member !== undefined && member.email !== null;
          if (email === '' && isRequired) context.addIssue({ code: 'custom', message: t(($) => $.form.faults.kept) });
          if (email !== '' && (!EMAIL.test(email) || email.length > emailLength))
            context.addIssue({ code: 'custom', message: t(($) => $.emailWrong, { ns: 'session' }) });
        }),
      ),
      password: z.string(),
      cloudCount: z.string().check(
        z.superRefine((text, context) => {
          if (member !== undefined) return;
          const count = parseNodeCount(text);
          if (count === undefined) context.addIssue({ code: 'custom', message: t(($) => $.nodes.invalid) });
          else if (count > Math.min(nodesLeft ?? memberCloudCount.max, memberCloudCount.max))
            context.addIssue({ code: 'custom', message: overNodes() });
        }),
      ),
    })
    .check(
      z.superRefine(({ password, userName, email }, context) => {
        const weak = member === undefined ? passwordMessage(password, [userName, email]) : undefined;
        if (weak) context.addIssue({ code: 'custom', path: ['password'], message: weak() });
      }),
    );

  const refusedMessage = (field: keyof MemberValues, code: string): string => {
    if (field === 'password') return t(($) => $.errors.PasswordRefused);
    if (code === 'ExceedCloudCount') return overNodes();
    if (code !== 'FailModifyUserName') return t(($) => $.form.faults.refused);
    return field === 'email'
      ? t(($) => $.form.faults.emailTaken)
      : t(($) => $.refusals.FailModifyUserName, { ns: 'session' });
  };
  const fieldErrors = (error: unknown): FieldMessages<MemberValues> => {
    if (!(error instanceof ApiError)) return {};
    const { code, details } = error;
    const refused = z.keyof(schema).options.filter((name) => details.some(({ field }) => field === name));
    return Object.fromEntries(refused.map((name) => [name, () => refusedMessage(name, code)]));
  };
  return { schema, fieldErrors };
}
