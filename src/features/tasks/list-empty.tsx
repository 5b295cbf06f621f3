import { useTranslation } from 'react-i18next';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { filterCount, withoutFilters, type TaskListParams, type TaskScope } from './list.params';

/** A list without a row: no task yet (TASK-20), an empty group, or nothing that fits the filters. */
export function ListEmpty({
  scope,
  params,
  onChange,
}: {
  readonly scope: Exclude<TaskScope, 'embedded'>;
  readonly params: TaskListParams;
  readonly onChange: (params: TaskListParams) => void;
}) {
  const { t } = useTranslation('tasks');
  const { group } = params;
  if (params.keyword !== '' || filterCount({ ...params, group: undefined }) > 0)
    return (
      <Empty
        drawing="search"
        title={t(($) => $.list.noMatch)}
        action={
          <Button
            onClick={() => {
              onChange({ ...withoutFilters(params), group });
            }}
          >
            {t(($) => $.list.clearFilters)}
          </Button>
        }
      />
    );
  if (scope === 'all' && group !== undefined)
    return (
      <Empty
        drawing="list"
        title={t(($) => $.groups.empty)}
        action={
          <Button
            onClick={() => {
              onChange(withoutFilters(params));
            }}
          >
            {t(($) => $.groups.showAll)}
          </Button>
        }
      >
        {t(($) => $.groups.emptyHint)}
      </Empty>
    );
  return (
    <Empty
      drawing="list"
      title={scope === 'all' ? t(($) => $.all.empty) : t(($) => $.list.empty)}
      action={
        <LinkButton kind="primary" to={paths.templates}>
          {t(($) => $.list.emptyAction)}
        </LinkButton>
      }
    >
      {t(($) => $.list.emptyHint)}
    </Empty>
  );
}
