import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isExportFinished } from '#src/data/exports';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { ExportDialog } from './export-dialog';
import type { ExportSource } from './export-source';
import { useExportJob } from './use-export-job';

export function ExportButton({ taskId, source }: { readonly taskId: string; readonly source: ExportSource }) {
  const { t } = useTranslation('exports');
  const { percent } = useFormats();
  const [open, setOpen] = useState(false);
  const job = useExportJob(taskId, open);
  const { record } = job;
  const busy = record !== undefined && !isExportFinished(record.status);
  return (
    <>
      <Button
        variant="primary"
        icon={<DownloadOutlined />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {busy && !open
          ? t(($) => $.underWay, { share: percent(record.progress / 100) })
          : t(($) => $.export, { ns: 'ui' })}
      </Button>
      <ExportDialog
        open={open}
        taskId={taskId}
        source={source}
        job={job}
        onClose={() => {
          setOpen(false);
        }}
        onClosed={() => {
          if (!busy) job.reset();
        }}
      />
    </>
  );
}
