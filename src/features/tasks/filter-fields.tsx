import { useTranslation } from '#src/i18n/use-translation';
import { TaskMode } from '#src/contract/enums.gen';
import { Field } from '#src/ui/form/field';
import { MultiSelectControl, SelectControl } from '#src/ui/form/select-control';
import { filterModes, filterStatuses, type TaskListParams, type TaskScope } from './list.params';
import { useStatusMessage } from './use-status-message';
import styles from './list.module.css';

export function FilterFields({
  scope,
  params,
  showLabels = false,
  onChange,
}: {
  readonly scope: TaskScope;
  readonly params: TaskListParams;
  readonly showLabels?: boolean;
  readonly onChange: (changes: Partial<TaskListParams>) => void;
}) {
  const { t } = useTranslation('tasks');
  const statusMessage = useStatusMessage();
  const labels = { status: t(($) => $.list.status), mode: t(($) => $.list.mode) };
  return (
    <>
      <Field className={styles.statusFilter} labelHidden={!showLabels} label={labels.status}>
        {(wiring) => (
          <MultiSelectControl
            {...wiring}
            label={labels.status}
            placeholder={t(($) => $.list.statusAny)}
            clearable
            value={params.status}
            options={filterStatuses.map((value) => ({ value, label: statusMessage(value) }))}
            onChange={(chosen) => {
              onChange({ status: filterStatuses.filter((entry) => chosen.includes(entry)) });
            }}
          />
        )}
      </Field>
      {scope === 'all' && (
        <Field className={styles.modeFilter} labelHidden={!showLabels} label={labels.mode}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              label={labels.mode}
              placeholder={t(($) => $.list.modeAny)}
              clearable
              value={params.mode}
              options={filterModes.map((value) => ({
                value,
                label:
                  value === TaskMode.TemplateMode ? t(($) => $.list.modes.template) : t(($) => $.list.modes.advanced),
              }))}
              onChange={(mode) => {
                onChange({ mode });
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
