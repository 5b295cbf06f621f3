import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateTaskBasicInfo } from '../../../data/tasks';
import { useFailureWords } from '../../../shared/start/report-start';
import { Button, IconButton } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { TextControl } from '../../../ui/form/text-controls';
import { useToasts } from '../../../ui/toast';
import { useErrorWords } from '../form/error-words';
import { nameError } from '../form/use-task-form';
import styles from './detail.module.css';

/** The name of the task that is edited, with its renaming in place: Enter saves, Esc leaves it as it was (TPL-31). */
export function TaskTitle({ taskId, name }: { readonly taskId: string; readonly name: string }) {
  const { t } = useTranslation('templates');
  const errorWords = useErrorWords();
  const failureWords = useFailureWords();
  const toasts = useToasts();
  const update = useUpdateTaskBasicInfo();
  const [draft, setDraft] = useState<string>();
  const [checked, setChecked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const leave = () => {
    setDraft(undefined);
    setChecked(false);
    window.requestAnimationFrame(() => opener.current?.focus());
  };
  if (draft === undefined) {
    return (
      <div className={styles['titleRow']}>
        <h1 className={styles['title']}>{name}</h1>
        <IconButton
          ref={opener}
          size="small"
          label={t(($) => $.detail.rename)}
          icon={<EditOutlined />}
          onClick={() => {
            setDraft(name);
          }}
        />
      </div>
    );
  }
  const error = checked ? nameError(draft) : null;
  const save = async () => {
    setChecked(true);
    if (nameError(draft) !== null) return;
    try {
      const { code, message } = await update.mutateAsync({ taskId, taskName: draft.trim() });
      if (code !== '') {
        toasts.error(
          t(($) => $.detail.renameFailed),
          { detail: message },
        );
        return;
      }
      toasts.success(t(($) => $.detail.renamed));
      leave();
    } catch (failure) {
      toasts.error(
        t(($) => $.detail.renameFailed),
        { detail: failureWords(failure) },
      );
    }
  };
  return (
    <form
      className={styles['rename']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!update.isPending) void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !update.isPending) leave();
      }}
    >
      <Field label={t(($) => $.form.taskName)} labelHidden error={error === null ? undefined : errorWords(error)}>
        {(wiring) => (
          <TextControl
            {...wiring}
            value={draft}
            onChange={setDraft}
            disabled={update.isPending}
            autoFocus
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" kind="primary" loading={update.isPending}>
        {t(($) => $.save, { ns: 'ui' })}
      </Button>
      <Button disabled={update.isPending} onClick={leave}>
        {t(($) => $.cancel, { ns: 'ui' })}
      </Button>
    </form>
  );
}
