import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#src/contract/limits.gen';
import { memberQueries, useSetMemberNodes, type Member } from '#src/data/members';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { NumberControl } from '#src/ui/form/text-controls';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';
import { nameOf } from './member-name';
import type { membersQuery } from './members.params';
import { countOf } from './node-count';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Asks how many of the owner's cloud nodes a member has (MEM-05, API-024): no fewer than are at work, no more than are left. */
export function NodesDialog({
  open,
  onClose,
  onClosed,
  member: shown,
  query,
}: ShownDialog & { readonly member: Member; readonly query: ReturnType<typeof membersQuery> }) {
  const { t } = useTranslation('members');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const save = useSetMemberNodes();
  const { data: list } = useQuery(memberQueries.list(query));
  // A refusal reads the list again: what is left, and what is at work, may be others now.
  const member = list?.items.find((each) => each.memberId === shown.memberId) ?? shown;
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useSaid();
  const text = typed ?? String(member.cloudCount);
  const count = countOf(text);
  const least = member.cloudNodesUsed;
  // Those of a disabled member are among what is left.
  const own = member.disabled ? 0 : member.cloudCount;
  const most = list && Math.min(limits.memberCloudCount.max, own + list.cloudNodesLeft);
  const over = count !== undefined && most !== undefined && count > most;
  const under = count !== undefined && count < least;

  const submit = async () => {
    setTried(true);
    setRefusal();
    if (count === undefined || over || under) return;
    if (count === member.cloudCount) {
      onClose();
      return;
    }
    try {
      await save.mutateAsync({ id: member.memberId, cloudCount: count });
      toasts.success(() => t(($) => $.nodes.saved, { name: nameOf(member), count }));
      onClose();
    } catch (error) {
      setRefusal(() => errorMessage(error));
    }
  };
  const left = most !== undefined && count !== undefined && !over ? most - count : undefined;
  return (
    <FormDialog
      open={open}
      title={t(($) => $.nodes.title, { name: nameOf(member) })}
      submitLabel={t(($) => $.nodes.submit)}
      loading={save.isPending}
      submitError={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>{t(($) => $.nodes.lead)}</p>
      <Field
        label={t(($) => $.nodes.label)}
        required
        help={left === undefined ? undefined : t(($) => $.nodes.left, { count: left })}
        error={
          over
            ? t(($) => $.nodes.over, { count: most })
            : under
              ? t(($) => $.nodes.under, { count: least })
              : tried && count === undefined
                ? t(($) => $.nodes.invalid)
                : undefined
        }
      >
        {(wiring) => (
          <NumberControl
            {...wiring}
            value={text}
            min={least}
            max={most}
            inputMode="numeric"
            onChange={(next) => {
              setTyped(next);
              setRefusal();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
