import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#src/contract/limits.gen';
import { useUpdateTaskBasicInfo } from '#src/data/tasks';
import { FormDialog } from '#src/ui/dialog';
import { Field } from '#src/ui/form/field';
import { SelectedText } from '#src/ui/form/selected-text';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';
import { useTaskErrorMessage } from '../operations/use-task-error-message';

/** Asks for another name of a task, the present one selected, and stores it (TPL-31, API-099); what was typed stays when the server refuses it. */
export function RenameTaskDialog({
  task,
  open,
  onClose,
  onClosed,
}: {
  readonly task: { readonly taskId: string; readonly taskName: string };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useTaskErrorMessage();
  const update = useUpdateTaskBasicInfo();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<'required' | 'tooLong'>();
  const [refusal, setRefusal] = useSaid();
  const name = draft ?? task.taskName;

  const save = async (): Promise<void> => {
    const text = name.trim();
    const wrong = text === '' ? 'required' : [...text].length > limits.taskNameLength ? 'tooLong' : undefined;
    setProblem(wrong);
    setRefusal();
    if (wrong !== undefined) return;
    if (text === task.taskName) {
      onClose();
      return;
    }
    try {
      const { code, message } = await update.mutateAsync({ taskId: task.taskId, taskName: text });
      if (code !== '') {
        setRefusal(() => errorMessage({ code, message }));
        return;
      }
      toasts.success(() => t(($) => $.rename.renamed));
      onClose();
    } catch (error) {
      setRefusal(() => errorMessage(error));
    }
  };
  return (
    <FormDialog
      open={open}
      title={t(($) => $.rename.title)}
      submitLabel={t(($) => $.rename.save)}
      loading={update.isPending}
      submitError={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
      onClosed={() => {
        setDraft(undefined);
        setProblem(undefined);
        setRefusal();
        onClosed?.();
      }}
    >
      <Field
        label={t(($) => $.rename.name)}
        required
        error={
          problem === 'required'
            ? t(($) => $.rename.required)
            : problem === 'tooLong'
              ? t(($) => $.rename.tooLong, { count: limits.taskNameLength })
              : undefined
        }
      >
        {(wiring) => (
          <SelectedText
            wiring={wiring}
            value={name}
            onChange={(text) => {
              setDraft(text);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
