import { useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { FAULT_KINDS, FAULT_STATUSES, hasDuration, type FaultKind } from '#src/lib/fault-kinds';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { NumberControl } from '#src/ui/form/text-controls';
import { Section } from '#src/ui/section';
import type { DemoFault, ActiveDemoFault, DemoOperation } from './control';
import { useDemoState, usePanel } from './panel-context';
import styles from './panel.module.css';

const ALL = '*';
const operationOptions = (operations: readonly DemoOperation[], all: string) => [
  { value: ALL, label: all },
  ...operations.map(({ id, tag, method, path }) => ({
    value: id,
    label: id,
    group: tag,
    search: `${id} ${method} ${path}`,
  })),
];

export function FaultsTab() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const { faults } = useDemoState();
  return (
    <div className={styles.stack}>
      <Section title={t(($) => $.faults.inForce)} level={3}>
        {faults.length === 0 ? (
          <Empty compact drawing="done" title={t(($) => $.faults.none)} />
        ) : (
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <FaultRow
                key={fault.id}
                fault={fault}
                onRemove={() => void runAction(() => control.actions.removeFault(fault.id))}
              />
            ))}
          </ul>
        )}
      </Section>
      <NewFault />
    </div>
  );
}

function FaultRow({ fault, onRemove }: { readonly fault: ActiveDemoFault; readonly onRemove: () => void }) {
  const { t } = useTranslation('demo');
  const { percent, list, number } = useFormats();
  const kind = FAULT_KINDS.find((each) => each === fault.kind);
  const name = kind ? t(($) => $.faults.kinds[kind]) : fault.kind;
  const detail =
    fault.status !== undefined
      ? String(fault.status)
      : fault.milliseconds !== undefined
        ? t(($) => $.faults.milliseconds, { count: fault.milliseconds, shown: number(fault.milliseconds) })
        : undefined;
  const where = fault.operation ?? (fault.operations ? list(fault.operations) : t(($) => $.faults.everyCall));
  const title = detail === undefined ? name : t(($) => $.faults.detailed, { kind: name, detail });
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <span>{where}</span>
        {fault.share !== undefined && <span>{t(($) => $.faults.shareOf, { share: percent(fault.share) })}</span>}
        {fault.times !== undefined && <span>{t(($) => $.faults.timesLeft, { count: fault.times })}</span>}
      </div>
      <Button
        size="small"
        aria-label={t(($) => $.removeNamed, { ns: 'ui', name: `${title}, ${where}` })}
        onClick={onRemove}
      >
        {t(($) => $.faults.remove)}
      </Button>
    </li>
  );
}

function NewFault() {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const [kind, setKind] = useState<FaultKind>('status');
  const [operation, setOperation] = useState<string>(ALL);
  const [status, setStatus] = useState(500);
  const [milliseconds, setMilliseconds] = useState('2000');
  const [share, setShare] = useState('100');
  const [times, setTimes] = useState('');
  const { operations, faultKinds } = control.catalog;
  const everyCall = t(($) => $.faults.everyCall);
  const options = useMemo(() => operationOptions(operations, everyCall), [operations, everyCall]);
  const isWhole = (text: string, min: number, max: number) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isShareInvalid = !isWhole(share, 1, 100);
  const areTimesInvalid = times !== '' && !isWhole(times, 1, 1000);
  const isTimeInvalid = hasDuration(kind) && !isWhole(milliseconds, 0, 600_000);
  const add = () => {
    const fault: DemoFault = {
      kind,
      ...(operation === ALL ? {} : { operation }),
      ...(share === '100' ? {} : { share: Number(share) / 100 }),
      ...(times === '' ? {} : { times: Number(times) }),
      ...(kind === 'status' ? { status } : {}),
      ...(hasDuration(kind) ? { milliseconds: Number(milliseconds) } : {}),
    };
    void runAction(() => control.actions.addFault(fault));
  };
  return (
    <Section title={t(($) => $.faults.new)} level={3}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShareInvalid && !areTimesInvalid && !isTimeInvalid) add();
        }}
      >
        <Field label={t(($) => $.faults.kind)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={kind}
              options={FAULT_KINDS.filter((each) => faultKinds.includes(each)).map((value) => ({
                value,
                label: t(($) => $.faults.kinds[value]),
              }))}
              onChange={(next) => next !== undefined && setKind(next)}
            />
          )}
        </Field>
        {kind === 'status' && (
          <Field label={t(($) => $.faults.status)}>
            {(wiring) => (
              <SelectControl
                {...wiring}
                value={status}
                options={FAULT_STATUSES.map((value) => ({ value, label: String(value) }))}
                onChange={(next) => next !== undefined && setStatus(next)}
              />
            )}
          </Field>
        )}
        {hasDuration(kind) && (
          <Field
            label={t(($) => $.faults.time)}
            error={isTimeInvalid && t(($) => $.faults.wholeNumber, { min: 0, max: 600_000 })}
          >
            {(wiring) => <NumberControl {...wiring} value={milliseconds} min={0} onChange={setMilliseconds} />}
          </Field>
        )}
        <Field label={t(($) => $.faults.operation)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={operation}
              searchable
              options={options}
              onChange={(next) => setOperation(next ?? ALL)}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <Field
            label={t(($) => $.faults.share)}
            error={isShareInvalid && t(($) => $.faults.wholeNumber, { min: 1, max: 100 })}
          >
            {(wiring) => <NumberControl {...wiring} value={share} min={1} max={100} onChange={setShare} />}
          </Field>
          <Field
            label={t(($) => $.faults.times)}
            help={t(($) => $.faults.timesHelp)}
            error={areTimesInvalid && t(($) => $.faults.wholeNumber, { min: 1, max: 1000 })}
          >
            {(wiring) => <NumberControl {...wiring} value={times} min={1} onChange={setTimes} />}
          </Field>
        </div>
        <div>
          <Button type="submit" variant="primary">
            {t(($) => $.faults.add)}
          </Button>
        </div>
      </form>
    </Section>
  );
}
