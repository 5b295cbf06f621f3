import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Tag } from '#src/ui/status';
import { VirtualList } from '#src/ui/virtual-list';
import type { TrafficEntry } from './control';
import { usePanel } from './panel-context';
import styles from './panel.module.css';
import { TrafficDetail } from './traffic-detail';

type TrafficFilter = 'all' | 'deviating' | 'failed';
const trafficFilters = ['all', 'deviating', 'failed'] as const;

const matchesFilter: Record<TrafficFilter, (entry: TrafficEntry) => boolean> = {
  all: () => true,
  deviating: (entry) => entry.deviations.length > 0,
  failed: (entry) => entry.status !== undefined && (entry.status === 0 || entry.status >= 400),
};

const idOf = (entry: TrafficEntry): string => String(entry.id);

export function TrafficTab() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const entries = useSyncExternalStore(control.traffic.onChange, control.traffic.entries);
  const [filter, setFilter] = useState<TrafficFilter>('all');
  const [selectedId, setSelectedId] = useState<number>();
  const list = useMemo(() => entries.filter(matchesFilter[filter]).toReversed(), [entries, filter]);
  const open = entries.find((entry) => entry.id === selectedId);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <SegmentedControl
          label={t(($) => $.traffic.shown)}
          value={filter}
          choices={trafficFilters.map((value) => ({ value, label: t(($) => $.traffic.show[value]) }))}
          onChange={setFilter}
        />
        <Button size="small" onClick={() => void runAction(() => control.actions.clearTraffic())}>
          {t(($) => $.traffic.clear)}
        </Button>
      </div>
      {list.length === 0 ? (
        <Empty compact title={t(($) => $.traffic.none)} />
      ) : (
        <VirtualList
          label={t(($) => $.traffic.list)}
          items={list}
          itemKey={idOf}
          height={open ? 220 : 420}
          itemHeight={52}
          renderItem={(entry) => <Row entry={entry} open={entry.id === selectedId} onOpen={setSelectedId} />}
        />
      )}
      {open && <TrafficDetail entry={open} onClose={() => setSelectedId(undefined)} />}
    </div>
  );
}

const Row = memo(function Row({
  entry,
  open,
  onOpen,
}: {
  readonly entry: TrafficEntry;
  readonly open: boolean;
  readonly onOpen: (id: number | undefined) => void;
}) {
  const { t } = useTranslation('demo');
  const { number } = useFormats();
  return (
    <button
      type="button"
      className={styles.call}
      aria-expanded={open}
      onClick={() => onOpen(open ? undefined : entry.id)}
    >
      <strong translate="no">{entry.operation}</strong>
      <span className={styles.facts}>
        <StatusTag entry={entry} />
        {entry.milliseconds !== undefined && (
          <span className="gl-tabular">
            {t(($) => $.faults.milliseconds, {
              count: Math.round(entry.milliseconds),
              shown: number(Math.round(entry.milliseconds)),
            })}
          </span>
        )}
        {entry.deviations.length > 0 && (
          <Tag variant="error">{t(($) => $.traffic.deviations, { count: entry.deviations.length })}</Tag>
        )}
        {entry.answeredBy === 'live' && <Tag variant="info">{t(($) => $.traffic.live)}</Tag>}
      </span>
    </button>
  );
});

function StatusTag({ entry }: { readonly entry: TrafficEntry }) {
  const { t } = useTranslation('demo');
  if (entry.status === undefined) return <Tag isOngoing>{t(($) => $.traffic.waiting)}</Tag>;
  if (entry.status === 0) return <Tag variant="error">{t(($) => $.traffic.noConnection)}</Tag>;
  return <Tag variant={entry.status < 400 ? 'success' : 'warning'}>{entry.status}</Tag>;
}
