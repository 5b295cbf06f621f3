import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import type { TaskScope } from './list.params';

export function ListEmpty({
  scope,
  group,
  onShowAll,
}: {
  readonly scope: Exclude<TaskScope, 'embedded'>;
  readonly group: string | undefined;
  readonly onShowAll: () => void;
}) {
  const { t } = useTranslation('tasks');
  if (scope === 'all' && group !== undefined)
    return (
      <Empty
        drawing="list"
        title={t(($) => $.groups.empty)}
        action={<Button onClick={onShowAll}>{t(($) => $.groups.showAll)}</Button>}
      >
        {t(($) => $.groups.emptyHint)}
      </Empty>
    );
  return (
    <Empty
      drawing="list"
      title={scope === 'all' ? t(($) => $.all.empty) : t(($) => $.list.empty)}
      action={
        <LinkButton variant="primary" to={paths.templates}>
          {t(($) => $.go.templates, { ns: 'shell' })}
        </LinkButton>
      }
    >
      {t(($) => $.list.emptyHint)}
    </Empty>
  );
}
