import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { isOffline, retryAfterOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useOnline } from '#src/state/preferences';
import { Button } from '#src/ui/button';
import { ErrorState } from '#src/ui/error-state';
import { LiveRegion } from '#src/ui/live-region';
import { SkeletonCards } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { Pagination } from '#src/ui/table/pagination';
import type { PaginationProps } from '#src/ui/table/paging';
import { useLastPage } from '#src/ui/table/use-last-page';
import { sizeChoices } from './gallery.params';
import type { GalleryPlace } from './place';
import { CARD_HEIGHT, TemplateCard } from './template-card';
import styles from './gallery.module.css';

export interface CardListQuery {
  readonly data: Schemas['TemplateCardList'] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface CardListProps {
  readonly list: CardListQuery;
  readonly place: GalleryPlace;
  readonly page: number;
  readonly size: number;
  readonly onPageChange: PaginationProps['onChange'];
  readonly keyword?: string;
  readonly empty: ReactNode;
  readonly sort?: ReactNode;
}

export function CardListSkeleton() {
  return <SkeletonCards cards={8} cover={120} minHeight={CARD_HEIGHT} className={styles.grid} />;
}

export function CardList({ list, place, page, size, onPageChange, keyword, empty, sort }: CardListProps) {
  const { t } = useTranslation('templates');
  const { t: ui } = useTranslation('ui');
  const online = useOnline();
  const [lastData, setLastData] = useState(list.data);
  if (list.data !== undefined && list.data !== lastData) setLastData(list.data);
  const offline = !online || isOffline(list.error);
  const shown = list.data ?? (offline ? lastData : undefined);
  const total = shown?.total ?? 0;
  const pagination: PaginationProps = {
    page,
    pageSize: size,
    pageSizes: total > sizeChoices[0] ? sizeChoices : undefined,
    total,
    onChange: onPageChange,
  };
  const hasCardsElsewhere = useLastPage(pagination, shown?.items.length === 0);

  const box = useRef<HTMLDivElement>(null);
  const count = shown?.items.length;
  useEffect(() => {
    // A card that disappears must not take the focus with it.
    if (count !== undefined && box.current?.dataset['held'] === 'true' && document.activeElement === document.body)
      box.current.focus();
  }, [count]);
  const hold = (isFocused: boolean) => {
    if (box.current) box.current.dataset['held'] = String(isFocused);
  };

  const retry = () => void list.refetch();
  if (shown === undefined && list.error) {
    return (
      <ErrorState
        title={t(($) => $.gallery.failed)}
        onRetry={retry}
        retrying={list.isFetching}
        retryIn={retryAfterOf(list.error)}
      >
        {t(($) => $.gallery.failedHint)}
      </ErrorState>
    );
  }
  if (shown === undefined || hasCardsElsewhere) return <CardListSkeleton />;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.list}
      onFocus={() => {
        hold(true);
      }}
      onBlur={() => {
        hold(false);
      }}
    >
      <LiveRegion text={t(($) => $.gallery.results, { count: total })} />
      {offline ? (
        <div className={styles.offline}>
          <Notice
            variant="warning"
            announce="polite"
            title={t(($) => $.gallery.offline)}
            actions={
              <Button size="small" loading={list.isFetching} onClick={retry}>
                {ui(($) => $.retry)}
              </Button>
            }
          />
        </div>
      ) : list.error ? (
        <div className={styles.offline}>
          <ErrorState
            inline
            title={t(($) => $.gallery.failed)}
            onRetry={retry}
            retrying={list.isFetching}
            retryIn={retryAfterOf(list.error)}
          />
        </div>
      ) : null}
      {shown.items.length === 0 ? (
        empty
      ) : (
        <>
          <div className={styles.listHead}>
            <h2 className={styles.count}>{t(($) => $.gallery.results, { count: total })}</h2>
            <div className={styles.wide}>{sort}</div>
          </div>
          <ul className={styles.grid} aria-label={t(($) => $.gallery.results, { count: total })}>
            {shown.items.map((template) => (
              <li key={template.templateRegistrationId}>
                <TemplateCard template={template} place={place} headingLevel={3} keyword={keyword} />
              </li>
            ))}
          </ul>
          <Pagination {...pagination} />
        </>
      )}
    </div>
  );
}
