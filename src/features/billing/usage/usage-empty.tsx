import { useTranslation } from '#src/i18n/use-translation';
import { UsageResource } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { isFiltered, type UsageParams } from './usage.params';

export function UsageEmpty({
  params,
  onChange,
}: {
  readonly params: UsageParams;
  readonly onChange: (params: UsageParams) => void;
}) {
  const { t } = useTranslation('usage');
  const { t: shell } = useTranslation('shell');
  return isFiltered(params) ? (
    <Empty
      drawing="search"
      title={t(($) => $.empty.narrowed)}
      action={
        <Button
          onClick={() => {
            onChange({ ...params, item: UsageResource.Credits, task: undefined });
          }}
        >
          {t(($) => $.clearFilters, { ns: 'ui' })}
        </Button>
      }
    />
  ) : (
    <Empty
      drawing="chart"
      title={t(($) => $.empty.title)}
      action={<LinkButton to={paths.templates}>{shell(($) => $.go.templates)}</LinkButton>}
    >
      {t(($) => $.empty.hint)}
    </Empty>
  );
}
