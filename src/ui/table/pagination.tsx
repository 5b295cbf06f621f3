import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { pageAfterResize, pageCount, pageList, type PaginationProps } from './paging';
import styles from './pagination.module.css';
import { useJump } from './use-jump';

export function Pagination({ label, page: requestedPage, pageSize, total, pageSizes, onChange }: PaginationProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const count = pageCount(total, pageSize);
  const page = Math.min(requestedPage, count);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav
      className={styles.pagination}
      aria-label={label ? t(($) => $.page.navigationOf, { label }) : t(($) => $.page.navigation)}
    >
      <span className={classNames(styles.range, 'gl-tabular')} role="status">
        {t(($) => $.page.range, {
          from: number(from),
          to: number(Math.min(total, page * pageSize)),
          total: number(total),
        })}
      </span>
      {pageSizes && (
        <select
          className={styles.size}
          aria-label={t(($) => $.page.size)}
          value={pageSize}
          onChange={(event) => {
            const size = Number(event.target.value);
            onChange(pageAfterResize(page, pageSize, size), size);
          }}
        >
          {[...new Set([...pageSizes, pageSize])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {t(($) => $.page.sizeOption, { size })}
              </option>
            ))}
        </select>
      )}
      {count > 1 && (
        <>
          <span className={styles.numbers}>
            <IconButton
              size="small"
              label={t(($) => $.page.previous)}
              icon={<LeftOutlined />}
              disabled={page <= 1}
              onClick={() => {
                onChange(page - 1, pageSize);
              }}
            />
            {pageList(page, count).map((entry, index) =>
              entry === 'gap' ? (
                <span key={`gap-${String(index)}`} className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  key={entry}
                  type="button"
                  className={classNames(styles.number, 'gl-tabular', entry === page && styles.current)}
                  aria-label={t(($) => $.page.number, { page: entry })}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => {
                    if (entry !== page) onChange(entry, pageSize);
                  }}
                >
                  {number(entry)}
                </button>
              ),
            )}
            <IconButton
              size="small"
              label={t(($) => $.page.next)}
              icon={<RightOutlined />}
              disabled={page >= count}
              onClick={() => {
                onChange(page + 1, pageSize);
              }}
            />
          </span>
          <PageJump
            count={count}
            onJump={(targetPage) => {
              onChange(targetPage, pageSize);
            }}
          />
        </>
      )}
    </nav>
  );
}

function PageJump({ count, onJump }: { readonly count: number; readonly onJump: (page: number) => void }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const { text, type, submit, refusal } = useJump(count, onJump);
  return (
    <form className={styles.jump} noValidate onSubmit={submit}>
      <label htmlFor={id}>{t(($) => $.page.jump)}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={classNames(styles.field, 'gl-tabular')}
        value={text}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refused`}
        onChange={(event) => {
          type(event.target.value);
        }}
      />
      <span id={`${id}-refused`} role="alert" className={styles.refused}>
        {refusal}
      </span>
    </form>
  );
}
