import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { useLanguage } from '#src/i18n/use-language';
import { now } from '#src/lib/now';
import { SelectField } from '#src/ui/form/antd-fields';
import type { ScheduleForm } from './schedule-form';
import { allTimeZones, browserTimeZone, timeZoneEntry, type TimeZoneEntry } from './time-zones';
import styles from './schedule.module.css';

function useTimeZones(chosen: string, own: string): readonly TimeZoneEntry[] {
  const language = useLanguage();
  const [all, setAll] = useState<readonly TimeZoneEntry[]>([]);
  const first = useMemo(
    () => [...new Set([chosen, own])].map((zone) => timeZoneEntry(zone, language, now())),
    [chosen, own, language],
  );
  useEffect(() => {
    const controller = new AbortController();
    void allTimeZones(language, now(), [own], controller.signal).then((found) => {
      if (found) setAll(found);
    });
    return () => {
      controller.abort();
    };
  }, [language, own]);
  return useMemo(
    () => [...all, ...first.filter(({ zone }) => !all.some((entry) => entry.zone === zone))],
    [all, first],
  );
}

export function ZoneField() {
  const { t } = useTranslation('tasks');
  const { control, watch } = useFormContext<ScheduleForm>();
  const chosen = watch('timeZone');
  const own = browserTimeZone();
  const entries = useTimeZones(chosen, own);
  const options = useMemo(
    () =>
      entries.map(({ zone, offset, searchText }) => ({
        value: zone,
        search: searchText,
        label: (
          <span className={styles.zone}>
            <span>{zone.replaceAll('_', ' ')}</span>
            {offset !== zone && <span className={styles.offset}>{offset}</span>}
          </span>
        ),
      })),
    [entries],
  );
  return (
    <SelectField
      control={control}
      name="timeZone"
      label={t(($) => $.schedule.timeZone)}
      options={options}
      searchable
      required
      help={
        chosen === own
          ? t(($) => $.schedule.ownZone)
          : t(($) => $.schedule.otherZone, { own: own.replaceAll('_', ' ') })
      }
    />
  );
}
