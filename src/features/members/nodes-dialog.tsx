import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { limits } from '#src/contract/limits.gen';
import { memberQueries, useSetMemberNodes, type Member } from '#src/data/members';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { NumberField } from '#src/ui/form/fields';
import { useToasts } from '#src/ui/toast';
import { memberNameOf } from './member-name';
import type { membersQuery } from './members.params';
import { parseNodeCount } from './node-count';

export function NodesDialog({
  member: shown,
  query,
  ...dialog
}: DialogControls & { readonly member: Member; readonly query: ReturnType<typeof membersQuery> }) {
  const { t } = useTranslation('members');
  const toasts = useToasts();
  const save = useSetMemberNodes();
  const { data: list } = useQuery(memberQueries.list(query));
  // A refusal refetches the list, which may change the limits.
  const member = list?.items.find((each) => each.memberId === shown.memberId) ?? shown;
  const min = member.cloudNodesUsed;
  // The nodes of a disabled member already count as left.
  const ownNodes = member.disabled ? 0 : member.cloudCount;
  const max = list && Math.min(limits.memberCloudCount.max, ownNodes + list.cloudNodesLeft);
  const boundsError = (count: number): string | undefined => {
    if (max !== undefined && count > max) return t(($) => $.nodes.over, { count: max });
    return count < min ? t(($) => $.nodes.under, { count: min }) : undefined;
  };
  const invalid = t(($) => $.nodes.invalid);
  const schema = z.object({
    count: z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        const count = parseNodeCount(text);
        const wrong = count === undefined ? invalid : boundsError(count);
        if (count !== undefined && wrong === undefined) return count;
        issues.push({ code: 'custom', message: wrong ?? invalid, input: text });
        return z.NEVER;
      }),
    ),
  });
  const { control, dialogProps } = useDialogForm(
    schema,
    async ({ count }) => {
      if (count !== member.cloudCount) {
        await save.mutateAsync({ id: member.memberId, cloudCount: count });
        toasts.success(() => t(($) => $.nodes.saved, { name: memberNameOf(member), count }));
      }
      dialog.onClose();
    },
    { dialog, values: { count: String(member.cloudCount) } },
  );
  const inputCount = parseNodeCount(useWatch({ control, name: 'count' }));
  const remainingNodes =
    max !== undefined && inputCount !== undefined && inputCount <= max ? max - inputCount : undefined;
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.nodes.title, { name: memberNameOf(member) })}
      submitLabel={t(($) => $.save, { ns: 'ui' })}
    >
      <p>{t(($) => $.nodes.lead)}</p>
      <NumberField
        control={control}
        name="count"
        label={t(($) => $.words.cloudNodes, { ns: 'shell' })}
        required
        help={remainingNodes === undefined ? undefined : t(($) => $.nodes.left, { count: remainingNodes })}
        error={inputCount === undefined ? undefined : boundsError(inputCount)}
        min={min}
        max={max}
        inputMode="numeric"
      />
    </FormDialog>
  );
}
