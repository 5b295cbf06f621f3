import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { accountQueries } from '#src/data/account';
import { useSetCloudCount } from '#src/data/task-settings';
import { taskQueries } from '#src/data/tasks';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { usePrompts } from '#src/shared/prompts/use-prompts';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { NumberField } from '#src/ui/form/fields';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import { useTaskCodeMessages } from './use-task-code-messages';
import type { Task } from '#src/domain/task';

export function CloudNodesDialog({ task, ...dialog }: DialogControls & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const { upgradePrompt } = usePrompts();
  const save = useSetCloudCount();
  const { data: resources } = useQuery(accountQueries.resources());
  // A server that omits the nodes in the list sends them with the task.
  const { data: detail } = useQuery({ ...taskQueries.detail(task.taskId), enabled: task.cloudCount === undefined });
  const limit = resources?.cloudNodeLimit;
  const free = resources && Math.max(0, resources.cloudNodeLimit - resources.cloudNodesUsed);
  const invalid = t(($) => $.nodes.invalid);
  const overLimit = t(($) => $.nodes.over, { count: limit ?? 0 });
  const count = z.pipe(z.string().check(z.trim(), z.regex(/^[1-9]\d{0,3}$/, invalid)), z.transform(Number));
  const schema = z.object({
    count: count.check(z.refine((value) => limit === undefined || value <= limit, overLimit)),
  });
  const { control, dialogProps } = useDialogForm(
    schema,
    async (values) => {
      await save.mutateAsync({ taskId: task.taskId, cloudCount: values.count });
      toasts.success(() => t(($) => $.nodes.saved, { count: values.count }));
      dialog.onClose();
    },
    {
      dialog,
      values: { count: String(task.cloudCount ?? detail?.cloudCount ?? 1) },
      codes: useTaskCodeMessages(),
    },
  );
  const inputCount = count.safeParse(useWatch({ control, name: 'count' })).data;
  const isOver = inputCount !== undefined && limit !== undefined && inputCount > limit;
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.nodes.title, { name: task.taskName })}
      submitLabel={t(($) => $.save, { ns: 'ui' })}
    >
      <NumberField
        control={control}
        name="count"
        label={t(($) => $.nodes.label)}
        required
        help={
          limit === undefined ? t(($) => $.nodes.help) : t(($) => $.nodes.helpLimit, { count: limit, free: free ?? 0 })
        }
        error={isOver ? overLimit : undefined}
        min={1}
        max={limit}
        inputMode="numeric"
      />
      {isOver && (
        <div>
          <Button
            size="small"
            onClick={() => {
              dialog.onClose();
              void upgradePrompt({ reason: () => t(($) => $.nodes.over, { count: limit }) });
            }}
          >
            {t(($) => $.nodes.more)}
          </Button>
        </div>
      )}
      {!isOver && inputCount !== undefined && free !== undefined && inputCount > free && (
        <Notice variant="info">{t(($) => $.nodes.waits)}</Notice>
      )}
    </FormDialog>
  );
}
