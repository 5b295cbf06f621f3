import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { now } from '#src/lib/now';
import { Button } from '#src/ui/button';
import { SegmentedControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { NumberControl } from '#src/ui/form/text-controls';
import { Section } from '#src/ui/section';
import { Refusal, useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';

const FACTORS = [2, 10, 60, 300, 600, 3600] as const;
const UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
type Unit = keyof typeof UNITS;
const units = ['minutes', 'hours', 'days'] as const;

export function ClockTab() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { clock } = useDemoState();
  const { actions } = control;
  const freeze = () => actions.setClock({ mode: 'frozen', at: new Date(now()).toISOString() });
  return (
    <div className={styles.stack}>
      <Time />
      <Field label={t(($) => $.clock.mode)} group>
        {(wiring) => (
          <SegmentedControl
            {...wiring}
            value={clock.mode}
            choices={(['real', 'frozen', 'speed'] as const).map((value) => ({
              value,
              label: t(($) => $.clock.modes[value]),
            }))}
            onChange={(mode) =>
              void runAction(() =>
                mode === 'frozen' ? freeze() : actions.setClock(mode === 'speed' ? { mode, factor: 60 } : { mode }),
              )
            }
          />
        )}
      </Field>
      {clock.mode === 'speed' && (
        <Field label={t(($) => $.clock.factor)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={clock.factor}
              options={[...new Set([1, ...FACTORS, clock.factor])]
                .toSorted((a, b) => a - b)
                .map((value) => ({ value, label: `×${String(value)}` }))}
              onChange={(factor) =>
                factor !== undefined && void runAction(() => actions.setClock({ mode: 'speed', factor }))
              }
            />
          )}
        </Field>
      )}
      <Advance />
    </div>
  );
}

function Time() {
  const { t } = useTranslation('demo');
  const { longDateTime } = useFormats();
  useDemoState();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.time}>
      {t(($) => $.clock.now)} <strong className="gl-tabular">{longDateTime(new Date(now()).toISOString())}</strong>
    </p>
  );
}

function Advance() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { actions } = control;
  const [amount, setAmount] = useState('10');
  const [unit, setUnit] = useState<Unit>('minutes');
  const count = Number(amount);
  const isInvalid = amount.trim() === '' || !(count > 0) || count > 1000;
  const nextEvent = actions.advanceToNextEvent;
  return (
    <Section title={t(($) => $.clock.advance)} level={3}>
      <form
        noValidate
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isInvalid)
            void runAction(
              () => actions.advance(Math.round(count * UNITS[unit])),
              () => t(($) => $.clock.moved),
            );
        }}
      >
        <span className={styles.amount}>
          <NumberControl
            value={amount}
            label={t(($) => $.clock.amount)}
            min={1}
            max={1000}
            invalid={isInvalid}
            onChange={setAmount}
          />
        </span>
        <SegmentedControl
          label={t(($) => $.clock.unit)}
          value={unit}
          choices={units.map((value) => ({ value, label: t(($) => $.clock.units[value]) }))}
          onChange={setUnit}
        />
        <Button type="submit" disabledReason={isInvalid ? t(($) => $.clock.wrongAmount) : undefined}>
          {t(($) => $.clock.go)}
        </Button>
      </form>
      {nextEvent && (
        <Button
          onClick={() =>
            void runAction(
              async () => {
                if (!(await nextEvent())) throw new Refusal(() => t(($) => $.clock.nothingNext));
              },
              () => t(($) => $.clock.moved),
            )
          }
        >
          {t(($) => $.clock.nextEvent)}
        </Button>
      )}
    </Section>
  );
}
