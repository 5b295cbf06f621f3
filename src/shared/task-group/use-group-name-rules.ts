import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { statusOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';

export function useGroupNameRules() {
  const { t } = useTranslation('tasks');
  const count = limits.taskGroupNameLength;
  const required = t(($) => $.newGroup.required);
  const tooLong = t(($) => $.maxLength, { ns: 'ui', count });
  const schema = z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, required),
      z.refine((text) => [...text].length <= count, tooLong),
    ),
  });
  const fieldErrors = (error: unknown) => (statusOf(error) === 409 ? { name: () => t(($) => $.newGroup.taken) } : {});
  return { schema, fieldErrors };
}
