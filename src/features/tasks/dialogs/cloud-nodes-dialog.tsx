import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQueries } from '#src/data/account';
import { useSetCloudCount } from '#src/data/task-settings';
import { taskQueries } from '#src/data/tasks';
import { usePrompts } from '#src/shared/prompts/use-prompts';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { ShownDialog } from '#src/ui/dialog-host';
import { Field } from '#src/ui/form/field';
import { NumberControl } from '#src/ui/form/text-controls';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';
import { useTaskErrorMessage } from '../operations/use-task-error-message';
import type { Task } from '../operations/task';

/** Asks how many cloud nodes a run of a task takes, no more than the plan has (API-068); more than are free now is said to wait. */
export function CloudNodesDialog({ open, onClose, onClosed, task }: ShownDialog & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useTaskErrorMessage();
  const { upgradePrompt } = usePrompts();
  const save = useSetCloudCount();
  const { data: resources } = useQuery(accountQueries.resources());
  // A server that does not list the nodes of a task tells them with the task.
  const { data: detail } = useQuery({ ...taskQueries.detail(task.taskId), enabled: task.cloudCount === undefined });
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useSaid();
  const text = typed ?? String(task.cloudCount ?? detail?.cloudCount ?? 1);
  const count = /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;
  const limit = resources?.cloudNodeLimit;
  const free = resources && Math.max(0, resources.cloudNodeLimit - resources.cloudNodesUsed);
  const over = count !== undefined && limit !== undefined && count > limit;

  const submit = async () => {
    setTried(true);
    setRefusal();
    if (count === undefined || over) return;
    try {
      const answer = await save.mutateAsync({ taskId: task.taskId, cloudCount: count });
      if (answer.code !== '') {
        setRefusal(() => errorMessage(answer));
        return;
      }
      toasts.success(() => t(($) => $.nodes.saved, { count }));
      onClose();
    } catch (error) {
      setRefusal(() => errorMessage(error));
    }
  };
  return (
    <FormDialog
      open={open}
      title={t(($) => $.nodes.title, { name: task.taskName })}
      submitLabel={t(($) => $.nodes.submit)}
      loading={save.isPending}
      submitError={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Field
        label={t(($) => $.nodes.label)}
        required
        help={
          limit === undefined ? t(($) => $.nodes.help) : t(($) => $.nodes.helpLimit, { count: limit, free: free ?? 0 })
        }
        error={
          over
            ? t(($) => $.nodes.over, { count: limit })
            : tried && count === undefined
              ? t(($) => $.nodes.invalid)
              : undefined
        }
      >
        {(wiring) => (
          <NumberControl {...wiring} value={text} min={1} max={limit} inputMode="numeric" onChange={setTyped} />
        )}
      </Field>
      {over && (
        <div>
          <Button
            size="small"
            onClick={() => {
              onClose();
              void upgradePrompt({ reason: () => t(($) => $.nodes.over, { count: limit }) });
            }}
          >
            {t(($) => $.nodes.more)}
          </Button>
        </div>
      )}
      {!over && count !== undefined && free !== undefined && count > free && (
        <Notice kind="info">{t(($) => $.nodes.waits, { count: free })}</Notice>
      )}
    </FormDialog>
  );
}
