import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { FAULT_KINDS, FAULT_STATUSES, hasDuration, type FaultKind } from '#src/lib/fault-kinds';
import { Button } from '#src/ui/button';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import type { DemoFault } from './control';
import { usePanel } from './panel-context';
import styles from './panel.module.css';

export function NextResponse({ operation }: { readonly operation: string }) {
  const { t } = useTranslation('demo');
  const { control, runAction } = usePanel();
  const [choice, setChoice] = useState('status-500');
  const kinds = FAULT_KINDS.filter((kind) => kind !== 'status' && control.catalog.faultKinds.includes(kind));
  const options = [
    ...FAULT_STATUSES.map((status) => ({
      value: `status-${String(status)}`,
      label: t(($) => $.faults.detailed, { kind: t(($) => $.faults.status), detail: String(status) }),
    })),
    ...kinds.map((kind) => ({ value: kind, label: t(($) => $.faults.kinds[kind]) })),
  ];
  const set = () => {
    const fault: DemoFault = { operation, times: 1, ...faultOf(choice) };
    void runAction(
      () => control.actions.addFault(fault),
      () => t(($) => $.traffic.nextSet, { operation }),
    );
  };
  return (
    <div className={styles.next}>
      <Field label={t(($) => $.traffic.nextTime)}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={choice}
            options={options}
            onChange={(next) => next !== undefined && setChoice(next)}
          />
        )}
      </Field>
      <Button onClick={set}>{t(($) => $.traffic.setNext)}</Button>
    </div>
  );
}

function faultOf(choice: string): DemoFault {
  const status = /^status-(\d+)$/.exec(choice)?.[1];
  if (status !== undefined) return { kind: 'status', status: Number(status) };
  const kind: FaultKind = FAULT_KINDS.find((each) => each === choice) ?? 'empty';
  return hasDuration(kind) ? { kind, milliseconds: 3000 } : { kind };
}
