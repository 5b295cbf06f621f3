import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { UsageDays } from '#src/data/usage';
import { saveBlob } from '#src/lib/download';
import { Button } from '#src/ui/button';
import { useToasts } from '#src/ui/toast';
import { usageCsv } from './usage-rows';
import { typesOf, useUsageMessages } from './use-usage-messages';

export function DownloadUsage({ data, byTask }: { readonly data: UsageDays | undefined; readonly byTask: boolean }) {
  const { t } = useTranslation('usage');
  const messages = useUsageMessages();
  const toasts = useToasts();
  const save = () => {
    if (data === undefined) return;
    const text = usageCsv(data, byTask ? 'task' : 'day', typesOf(data.resource), {
      day: t(($) => $.words.day, { ns: 'shell' }),
      task: t(($) => $.words.task, { ns: 'shell' }),
      taskId: t(($) => $.taskId),
      rows: t(($) => $.rows),
      total: t(($) => $.total),
      type: messages.type,
      taskName: messages.task,
    });
    const file = `balance-usage_${data.from}_${data.to}.csv`;
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), file);
    toasts.success(() => t(($) => $.downloaded, { ns: 'ui', file }));
  };
  return (
    <Button icon={<DownloadOutlined />} disabled={data === undefined} onClick={save}>
      {t(($) => $.download)}
    </Button>
  );
}
