import { useTranslation } from '#src/i18n/use-translation';
import { TaskMode } from '#src/contract/enums.gen';
import { FilterMenu, MultiFilterMenu } from '#src/ui/filter-menu';
import { filterModes, filterStatuses, type TaskListParams, type TaskScope } from './list.params';
import { useStatusMessage } from './use-status-message';

export function FilterFields({
  scope,
  params,
  expanded = false,
  onChange,
}: {
  readonly scope: TaskScope;
  readonly params: TaskListParams;
  readonly expanded?: boolean;
  readonly onChange: (changes: Partial<TaskListParams>) => void;
}) {
  const { t } = useTranslation('tasks');
  const statusMessage = useStatusMessage();
  return (
    <>
      <MultiFilterMenu
        label={t(($) => $.words.status, { ns: 'shell' })}
        expanded={expanded}
        values={params.status}
        options={filterStatuses.map((value) => ({ value, label: statusMessage(value) }))}
        onChange={(chosen) => {
          onChange({ status: filterStatuses.filter((entry) => chosen.includes(entry)) });
        }}
      />
      {scope === 'all' && (
        <FilterMenu
          label={t(($) => $.list.mode)}
          expanded={expanded}
          anyLabel={t(($) => $.list.modeAny)}
          value={params.mode}
          options={filterModes.map((value) => ({
            value,
            label:
              value === TaskMode.TemplateMode
                ? t(($) => $.words.template, { ns: 'shell' })
                : t(($) => $.words.desktopApp, { ns: 'shell' }),
          }))}
          onChange={(mode) => {
            onChange({ mode });
          }}
        />
      )}
    </>
  );
}
