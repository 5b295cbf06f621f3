import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { exportQueries } from '#src/data/exports';
import { prefetch } from '#src/data/query-client';
import { ExportRecords } from '#src/features/exports/export-records';
import { recordsParams } from '#src/features/exports/records.params';
import { SheetCheckButton } from '#src/features/exports/sheet-check';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function loader({ request }: LoaderFunctionArgs): null {
  prefetch(exportQueries.list(recordsParams.read(new URL(request.url).searchParams)));
  return null;
}

/** EXP-01 */
export default function ExportRecordPage() {
  const { t } = useTranslation('exports');
  const title = t(($) => $.pages.exportRecords, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader title={title} description={t(($) => $.records.description)} actions={<SheetCheckButton />} />
      <ExportRecords />
    </>
  );
}
