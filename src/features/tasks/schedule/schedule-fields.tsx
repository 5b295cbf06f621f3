import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { ScheduleType } from '#src/contract/enums.gen';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { now } from '#src/lib/now';
import { formatWallTime } from '#src/domain/zoned-time';
import { Button } from '#src/ui/button';
import { Field } from '#src/ui/form/field';
import { CheckboxField, NumberField, SegmentedField } from '#src/ui/form/fields';
import { DateField, SelectField, TimeField } from '#src/ui/form/antd-fields';
import { Stack } from '#src/ui/stack';
import { Text } from '#src/ui/text';
import { DayToggles, type Day } from './day-toggles';
import { monthDays, weekDays } from './days';
import { useProblemMessage } from './use-problem-message';
import type { ScheduleForm } from './schedule-form';
import { ZoneField } from './zone-field';
import styles from './schedule.module.css';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workDays = [1, 2, 3, 4, 5];

export function ScheduleFields() {
  const { t } = useTranslation('tasks');
  const { control, watch } = useFormContext<ScheduleForm>();
  const type = watch('scheduleType');
  return (
    <div className={styles.fields}>
      <SegmentedField
        control={control}
        name="scheduleType"
        label={t(($) => $.schedule.type)}
        choices={[
          { value: ScheduleType.Once, label: t(($) => $.cells.schedules.once) },
          { value: ScheduleType.Weekly, label: t(($) => $.cells.schedules.weekly) },
          { value: ScheduleType.Monthly, label: t(($) => $.cells.schedules.monthly) },
          { value: ScheduleType.Interval, label: t(($) => $.cells.schedules.interval) },
        ]}
      />
      {type === ScheduleType.Once && <OnceFields />}
      {type === ScheduleType.Weekly && <WeeklyFields />}
      {type === ScheduleType.Monthly && <MonthlyFields />}
      {type === ScheduleType.Interval && <IntervalFields />}
      <ZoneField />
    </div>
  );
}

function useToday(): string {
  const { watch } = useFormContext<ScheduleForm>();
  return formatWallTime(now(), watch('timeZone')).slice(0, 10);
}

function TimeOfDayField() {
  const { t } = useTranslation('tasks');
  const { control } = useFormContext<ScheduleForm>();
  const problemMessage = useProblemMessage();
  return (
    <TimeField
      control={control}
      name="time"
      label={t(($) => $.schedule.time)}
      clearable={false}
      required
      error={problemMessage('time') ?? null}
    />
  );
}

function OnceFields() {
  const { t } = useTranslation('tasks');
  const { control } = useFormContext<ScheduleForm>();
  const problemMessage = useProblemMessage();
  const today = useToday();
  return (
    <div className={styles.pair}>
      <DateField
        control={control}
        name="date"
        label={t(($) => $.schedule.date)}
        min={today}
        required
        error={problemMessage('date') ?? null}
      />
      <TimeOfDayField />
    </div>
  );
}

function DaysField({
  name,
  days,
  label,
  presets,
}: {
  readonly name: 'daysOfWeek' | 'daysOfMonth';
  readonly days: readonly Day[];
  readonly label: string;
  readonly presets?: readonly { readonly label: string; readonly days: readonly number[] }[];
}) {
  const { control, setValue } = useFormContext<ScheduleForm>();
  const problemMessage = useProblemMessage();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field
          group
          label={label}
          required
          error={problemMessage(name)}
          extra={
            presets && (
              <span className={styles.presets}>
                {presets.map((preset) => (
                  <Button
                    key={preset.label}
                    variant="link"
                    size="small"
                    onClick={() => {
                      setValue(name, [...preset.days], {
                        shouldDirty: true,
                        shouldValidate: problemMessage(name) !== undefined,
                      });
                    }}
                  >
                    {preset.label}
                  </Button>
                ))}
              </span>
            )
          }
        >
          {(wiring) => (
            <DayToggles {...wiring} days={days} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          )}
        </Field>
      )}
    />
  );
}

function WeeklyFields() {
  const { t } = useTranslation('tasks');
  const language = useLanguage();
  const days = useMemo(() => weekDays(language), [language]);
  return (
    <>
      <DaysField
        name="daysOfWeek"
        days={days}
        label={t(($) => $.schedule.weekDays)}
        presets={[
          { label: t(($) => $.schedule.everyDay), days: everyDay },
          { label: t(($) => $.schedule.workDays), days: workDays },
        ]}
      />
      <div className={styles.pair}>
        <TimeOfDayField />
        <StartField label={t(($) => $.startDate, { ns: 'ui' })} />
      </div>
    </>
  );
}

function MonthlyFields() {
  const { t } = useTranslation('tasks');
  const formats = useFormats();
  const { control, watch } = useFormContext<ScheduleForm>();
  const days = useMemo(() => monthDays((day) => t(($) => $.schedule.dayOfMonth, { day })), [t]);
  const missing = watch('daysOfMonth').filter((day) => day > 28);
  return (
    <>
      <Stack gap={2}>
        <DaysField name="daysOfMonth" days={days} label={t(($) => $.schedule.monthDays)} />
        <CheckboxField control={control} name="lastDayOfMonth" label={t(($) => $.schedule.lastDay)} />
        {missing.length > 0 && (
          <Text tone="tertiary" size="body">
            {formats.sentences([
              t(($) => $.schedule.shortMonths, {
                days: formats.list(
                  missing.toSorted((a, b) => a - b).map((day) => t(($) => $.schedule.dayOfMonth, { day })),
                ),
              }),
              ...(watch('lastDayOfMonth') ? [] : [t(($) => $.schedule.monthEnd)]),
            ])}
          </Text>
        )}
      </Stack>
      <div className={styles.pair}>
        <TimeOfDayField />
        <StartField label={t(($) => $.startDate, { ns: 'ui' })} />
      </div>
    </>
  );
}

function IntervalFields() {
  const { t } = useTranslation('tasks');
  const { control } = useFormContext<ScheduleForm>();
  const problemMessage = useProblemMessage();
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          control={control}
          name="every"
          label={t(($) => $.schedule.interval)}
          min={1}
          required
          error={problemMessage('every') ?? null}
        />
        <SelectField
          control={control}
          name="unit"
          label={t(($) => $.schedule.unit)}
          options={[
            { value: 'minutes', label: t(($) => $.time.minutes, { ns: 'ui' }) },
            { value: 'hours', label: t(($) => $.schedule.units.hours) },
            { value: 'days', label: t(($) => $.schedule.units.days) },
          ]}
        />
      </div>
      <div className={styles.pair}>
        <StartField label={t(($) => $.schedule.firstRunOn)} help={t(($) => $.schedule.firstRunHelp)} />
        <TimeField control={control} name="startTime" label={t(($) => $.schedule.firstRunAt)} error={null} optional />
      </div>
    </>
  );
}

function StartField({ label, help }: { readonly label: string; readonly help?: string }) {
  const { control } = useFormContext<ScheduleForm>();
  // The field shows its own message for unreadable text.
  return <DateField control={control} name="startDate" label={label} help={help} error={null} optional />;
}
