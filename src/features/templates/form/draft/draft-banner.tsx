import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Notice } from '#src/ui/status';
import { useToasts } from '#src/ui/toast';
import type { TaskForm } from '../use-task-form';
import { useFieldLabels } from '../use-field-labels';
import type { OmissionReason } from './draft';
import type { FormDraft } from './use-draft';

export function DraftBanner({ taskForm, draft }: { readonly taskForm: TaskForm; readonly draft: FormDraft }) {
  const { t } = useTranslation('templateForm');
  const formats = useFormats();
  const toasts = useToasts();
  const labelOf = useFieldLabels(taskForm.parameters);
  const { offered, restore, drop } = draft;
  if (offered === null) return null;
  const [first] = taskForm.parameters;
  const labels = (reason: OmissionReason) =>
    Object.entries(offered.leftOut)
      .filter(([, why]) => why === reason)
      .map(([id]) => labelOf(`parameter:${id}`))
      .filter((label) => label !== '');
  const [secret, long] = [labels('secret'), labels('long')];
  /** The focused button disappears with the banner. */
  const goToForm = () => {
    taskForm.focusField(first === undefined ? 'taskName' : `parameter:${first.Id}`);
  };
  return (
    <Notice
      variant="info"
      title={t(($) => $.draft.title)}
      actions={
        <>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              restore(offered);
              goToForm();
            }}
          >
            {t(($) => $.draft.restore)}
          </Button>
          <Button
            size="small"
            onClick={() => {
              drop();
              goToForm();
              toasts.success(() => t(($) => $.draft.dropped), {
                key: 'draft',
                action: {
                  label: () => t(($) => $.undo, { ns: 'ui' }),
                  onPress: () => {
                    restore(offered);
                  },
                },
              });
            }}
          >
            {t(($) => $.draft.drop)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.draft.from, { time: formats.mediumDateTime(new Date(offered.at).toISOString()) })}</p>
      {secret.length > 0 && <p>{t(($) => $.draft.withoutSecrets, { fields: formats.list(secret) })}</p>}
      {long.length > 0 && <p>{t(($) => $.draft.withoutLong, { fields: formats.list(long) })}</p>}
    </Notice>
  );
}
