import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import type { Schemas } from '#src/contract/types';
import { useRenameTaskGroup } from '#src/data/task-groups';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { FormDialog } from '#src/ui/dialog';
import { Field } from '#src/ui/form/field';
import { SelectedText } from '#src/ui/form/selected-text';
import { useToasts } from '#src/ui/toast';
import { useSaid } from '#src/ui/words';

type Problem = 'required' | 'tooLong' | 'taken';

/** Asks for another name of a group, the present one selected, and stores it (API-064); a name that is taken is said at the field. */
export function RenameGroupDialog({
  group,
  open,
  onClose,
}: {
  readonly group: Schemas['TaskGroup'];
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const rename = useRenameTaskGroup();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [refusal, setRefusal] = useSaid();

  const save = async (): Promise<void> => {
    const text = (draft ?? group.taskGroupName).trim();
    const wrong = text === '' ? 'required' : [...text].length > limits.taskGroupNameLength ? 'tooLong' : undefined;
    setProblem(wrong);
    setRefusal();
    if (wrong !== undefined) return;
    if (text === group.taskGroupName) {
      onClose();
      return;
    }
    try {
      await rename.mutateAsync({ taskGroupId: group.taskGroupId, taskGroupName: text });
      toasts.success(() => t(($) => $.groups.renamed, { name: text }));
      onClose();
    } catch (error) {
      if (statusOf(error) === 409) setProblem('taken');
      else setRefusal(() => errorMessage(error));
    }
  };
  const messages: Record<Problem, string> = {
    required: t(($) => $.newGroup.required),
    tooLong: t(($) => $.newGroup.tooLong, { count: limits.taskGroupNameLength }),
    taken: t(($) => $.newGroup.taken),
  };
  return (
    <FormDialog
      open={open}
      title={t(($) => $.groups.renameTitle)}
      submitLabel={t(($) => $.groups.rename)}
      loading={rename.isPending}
      submitError={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
      onClosed={() => {
        setDraft(undefined);
        setProblem(undefined);
        setRefusal();
      }}
    >
      <Field label={t(($) => $.newGroup.name)} required error={problem && messages[problem]}>
        {(wiring) => (
          <SelectedText
            wiring={wiring}
            value={draft ?? group.taskGroupName}
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
