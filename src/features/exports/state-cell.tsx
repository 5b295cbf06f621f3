import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { Tag, type StatusVariant } from '#src/ui/status';
import { TwoLine } from '#src/ui/two-line';
import styles from './exports.module.css';
import type { RecordState } from './record-state';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

const variants: Readonly<Record<RecordState, StatusVariant>> = {
  waiting: 'info',
  running: 'brand',
  ready: 'success',
  expired: 'neutral',
  fileDeleted: 'neutral',
  failed: 'error',
  canceled: 'neutral',
};

export function StateCell({
  record,
  state,
  hasReason = true,
}: {
  readonly record: Schemas['ExportRecord'];
  readonly state: RecordState;
  readonly hasReason?: boolean;
}) {
  const { t } = useTranslation('exports');
  const { percent } = useFormats();
  const errorMessage = useErrorMessage();
  const share = record.progress / 100;
  const reason = record.error && errorMessage(record.error);
  return (
    <TwoLine
      plain
      title={
        <Tag variant={variants[state]} isOngoing={state === 'running'}>
          {state === 'running' ? t(($) => $.states.runningShare, { share: percent(share) }) : t(($) => $.states[state])}
        </Tag>
      }
      detail={hasReason && state === 'failed' && reason}
    >
      {state === 'running' && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: percent100(record.progress) }} />
        </span>
      )}
    </TwoLine>
  );
}

const percent100 = (progress: number): string => `${String(Math.min(100, Math.max(0, progress)))}%`;
