import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { exportQueries } from '#src/data/exports';
import { quietOptions } from '#src/data/polling';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRegion } from '#src/shared/region/use-region';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { ItemList } from '#src/ui/item-list';
import { Region } from '#src/ui/region';
import { RelativeTime } from '#src/ui/relative-time';
import { NameText } from '#src/ui/text';
import { recordState } from './record-state';
import { StateCell } from './state-cell';

export const lastExportsQuery = () => exportQueries.list({ page: 1, pageSize: 5 });

export function LastExports() {
  const { t } = useTranslation('overview');
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const state = useRegion(useQuery({ ...lastExportsQuery(), ...quietOptions }));
  const title = t(($) => $.lastExports.title);
  return (
    <Region
      title={title}
      actions={<Link to={paths.exportRecords}>{t(($) => $.allExports, { ns: 'exports' })}</Link>}
      state={state}
      errorTitle={t(($) => $.lastExports.failed)}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p>{t(($) => $.lastExports.none)}</p>
        ) : (
          <ItemList
            label={title}
            items={items.map((record) => {
              const exportState = recordState(record, now());
              return {
                key: record.recordId,
                title: (
                  <Link to={paths.exportRecords}>
                    <NameText text={record.fileName} />
                  </Link>
                ),
                detail: (
                  <>
                    {t(($) => $.words.rowCount, {
                      ns: 'shell',
                      count: record.totalRows,
                      rows: number(record.totalRows),
                    })}
                    {' · '}
                    <RelativeTime value={record.createdAt} />
                    {exportState === 'failed' && record.error && (
                      <>
                        <br />
                        {errorMessage(record.error)}
                      </>
                    )}
                  </>
                ),
                aside: <StateCell record={record} state={exportState} hasReason={false} />,
              };
            })}
          />
        )
      }
    </Region>
  );
}
