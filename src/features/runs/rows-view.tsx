import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import type { RowsScope } from '#src/data/runs';
import { useFormats } from '#src/i18n/format';
import { copyText } from '#src/lib/clipboard';
import { isOffline, isTransient, retryAfterOf } from '#src/api/errors';
import { rawText, rowText } from '#src/shared/rows/cell-value';
import { useColumnWidths } from '#src/shared/rows/column-widths';
import { RowDetail } from '#src/shared/rows/row-detail';
import { OPEN_COLUMN, useRowColumns } from '#src/shared/rows/use-row-columns';
import { useDensity } from '#src/state/preferences';
import { classNames } from '#src/ui/class-names';
import { ErrorState } from '#src/ui/error-state';
import { Bone } from '#src/ui/skeleton';
import { Stack } from '#src/ui/stack';
import { StaleNotice } from '#src/ui/stale-notice';
import { VirtualGrid, type VirtualGridHandle } from '#src/ui/table/virtual-grid';
import { Text } from '#src/ui/text';
import { useToasts } from '#src/ui/toast';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import { storeColumnChoice, readColumnChoice, shownFields } from './column-choice';
import { ColumnsPopover } from './columns-popover';
import { JumpToRow } from './jump-to-row';
import styles from './runs.module.css';
import { useStickyError } from '#src/shared/region/use-region';
import { useRowWindow } from './use-row-window';

type Row = Schemas['DataRow'];

const noRows: readonly Row[] = [];

export interface RowsContext {
  readonly total: number;
  readonly fields: readonly Schemas['RowField'][];
  readonly visibleFields: readonly string[];
}

export interface RowsViewProps {
  readonly taskId: string;
  readonly scope: RowsScope;
  /** Whether more rows may come (TASK-29). */
  readonly active: boolean;
  readonly empty: ReactNode;
  readonly renderError: (error: unknown, retry: () => Promise<unknown>) => ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: (context: RowsContext) => ReactNode;
}

/** Pixels. */
const MIN_HEIGHT = 360;
const PAGE_PADDING = 24;

export function RowsView({ taskId, scope, active, empty, renderError, lead, actions }: RowsViewProps) {
  const { t } = useTranslation('runs');
  const { t: rowWords } = useTranslation('rows');
  const { number } = useFormats();
  const toasts = useToasts();
  const grid = useRef<VirtualGridHandle>(null);
  const [choice, setChoice] = useState(() => readColumnChoice(taskId));
  const [open, setOpen] = useState<number>();
  const [retrying, setRetrying] = useState(false);
  const window = useRowWindow(taskId, scope, { active, also: open });
  const { head, getRow, missing, stale } = window;
  const error = useStickyError(head);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [density] = useDensity();
  const height = useAvailableHeight(box);
  const fields = useMemo(() => head.data?.fields ?? [], [head.data]);
  const visibleFields = useMemo(() => shownFields(fields, choice), [fields, choice]);
  const total = head.data?.total ?? 0;
  // Rows may be removed while one of the last is open.
  const shownRow = open === undefined || total === 0 ? undefined : Math.min(open, total - 1);
  const widths = useColumnWidths(fields, head.data?.rows ?? noRows);
  const columns = useRowColumns(visibleFields, setOpen, widths);

  if (error !== null && (!head.data || !isTransient(error))) return renderError(error, head.refetch);
  if (!head.data) return <RowsSkeleton />;
  const copy = async (index: number, key: string) => {
    const row = getRow(index);
    if (row === undefined) return;
    const isFullRow = key === OPEN_COLUMN;
    if (await copyText(isFullRow ? rowText(visibleFields, row) : rawText(row[key])))
      toasts.success(() => rowWords(($) => (isFullRow ? $.rowCopied : $.copied)), {
        key: 'copy',
      });
    else toasts.error(() => rowWords(($) => $.notCopied), { key: 'copy' });
  };
  return (
    <Stack gap={3}>
      <div className={classNames(styles.toolbar, styles.spread)}>
        <div className={styles.toolbar}>
          {lead}
          <Text as="span" role="status" tone="secondary" className="gl-tabular">
            {t(($) => $.rowCount, { count: total, total: number(total) })}
          </Text>
        </div>
        <div className={classNames(styles.toolbar, styles.tools)}>
          {total > 0 && (
            <JumpToRow
              total={total}
              onJump={(index) => {
                grid.current?.goToRow(index);
              }}
            />
          )}
          {total > 0 && (
            <ColumnsPopover
              fields={fields}
              choice={choice}
              onChange={(next) => {
                setChoice(next);
                storeColumnChoice(taskId, next);
              }}
            />
          )}
          {actions?.({ total, fields, visibleFields: visibleFields.map((field) => field.name) })}
        </div>
      </div>
      {stale && <StaleNotice {...stale} onRetry={() => void window.refresh()} />}
      {missing && (
        <ErrorState
          inline
          title={t(($) => $.failed.someRows, { from: number(missing.from), to: number(missing.to) })}
          retrying={retrying}
          retryIn={retryAfterOf(missing.error)}
          onRetry={() => {
            setRetrying(true);
            void window.retryMissing().finally(() => {
              setRetrying(false);
            });
          }}
        >
          {isOffline(missing.error) ? t(($) => $.offline, { ns: 'failures' }) : t(($) => $.failed.someRowsHint)}
        </ErrorState>
      )}
      {total === 0 ? (
        empty
      ) : (
        <div ref={setBox}>
          {height !== undefined && (
            <VirtualGrid<Row>
              ref={grid}
              label={t(($) => $.rowsLabel)}
              columns={columns}
              rowCount={total}
              getRow={getRow}
              missing={{ text: rowWords(($) => $.missing), has: window.isMissing }}
              onRangeNeeded={window.need}
              height={height}
              rowNumbers={{ title: rowWords(($) => $.number) }}
              onActivate={(index) => {
                setOpen(index);
              }}
              onCopy={(index, key) => {
                void copy(index, key);
              }}
              pinnedColumns={2}
              density={density}
            />
          )}
        </div>
      )}
      <RowDetail
        index={shownRow}
        total={total}
        row={shownRow === undefined ? undefined : getRow(shownRow)}
        fields={fields}
        onMove={setOpen}
        onClose={() => {
          setOpen(undefined);
        }}
      />
    </Stack>
  );
}

function RowsSkeleton() {
  const { t } = useTranslation('runs');
  return (
    <Stack gap={3} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t(($) => $.rowsLoading)}</span>
      </VisuallyHidden>
      <div className={styles.bones} aria-hidden="true">
        {Array.from({ length: 60 }, (_, index) => (
          <Bone key={index} width={`${String(40 + ((index * 37) % 45))}%`} />
        ))}
      </div>
    </Stack>
  );
}

/** Pixels from the element's top to the window's bottom. */
function useAvailableHeight(box: HTMLElement | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (!box) return;
    const measure = () => {
      const top = box.getBoundingClientRect().top + globalThis.scrollY;
      setHeight(Math.min(1200, Math.max(MIN_HEIGHT, globalThis.innerHeight - top - PAGE_PADDING)));
    };
    measure();
    globalThis.addEventListener('resize', measure);
    return () => {
      globalThis.removeEventListener('resize', measure);
    };
  }, [box]);
  return height;
}
