import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf, statusOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { templateQueries } from '#src/data/templates';
import { useFormats } from '#src/i18n/format';
import { useOptimisticSearchParams } from '#src/shared/address/use-optimistic-search-params';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';
import { Tag } from '#src/ui/status';
import { CardList, CardListSkeleton } from './card-list';
import { AllTemplatesLink } from './empty-lists';
import { readGalleryParams, writeGalleryParams } from './gallery.params';
import { MembersCover } from './members-cover';
import { galleryPaths, type GalleryPlace } from './place';
import { Shelf } from './shelf';
import { useDeferredList } from './use-deferred-list';
import { useRestoreScroll } from './use-restore-scroll';
import styles from './gallery.module.css';

interface CollectionProps {
  readonly place: GalleryPlace;
  readonly slug: string;
}

export function CollectionView({ place, slug }: CollectionProps) {
  const { t } = useTranslation('templates');
  const { data: collection, error, isPending, refetch, isRefetching } = useQuery(templateQueries.collection(slug));
  const unknown = statusOf(error) === 404;
  const title = collection?.name ?? t(($) => $.gallery.collection);
  const root =
    place === 'public'
      ? t(($) => $.pages.publicTemplates, { ns: 'shell' })
      : t(($) => $.pages.templates, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageHeader
        title={title}
        crumbs={[{ label: root, to: galleryPaths[place].gallery }, { label: title }]}
        {...(collection ? { description: collection.description } : {})}
      >
        {collection && <CollectionFacts collection={collection} />}
      </PageHeader>
      {collection && <CollectionTemplates key={slug} place={place} slug={slug} />}
      {isPending && <CardListSkeleton />}
      {collection === undefined && unknown && (
        <>
          <Empty
            drawing="search"
            title={t(($) => $.gallery.unknownCollection)}
            action={<AllTemplatesLink place={place} />}
          >
            {t(($) => $.gallery.unknownCollectionHint)}
          </Empty>
          <OtherCollections place={place} slug={slug} />
        </>
      )}
      {collection === undefined && error && !unknown && (
        <ErrorState
          title={t(($) => $.gallery.collectionFailed)}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          retryIn={retryAfterOf(error)}
          action={<AllTemplatesLink place={place} />}
        >
          {t(($) => $.gallery.collectionFailedHint)}
        </ErrorState>
      )}
    </>
  );
}

function CollectionFacts({ collection }: { readonly collection: Schemas['TemplateCollection'] }) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const { members = [], templateCount, updateDate, kinds } = collection;
  return (
    <div className={styles.facts}>
      {members.length > 1 && (
        <span className={styles.banner}>
          <MembersCover members={members} />
        </span>
      )}
      <p className={styles.factText}>
        <Tag variant="brand">{t(($) => $.card.collection, { count: templateCount })}</Tag>
        <span>{kinds.map((kind) => kind.kindName).join(' · ')}</span>
        <span>{t(($) => $.gallery.updated, { date: formats.updateDate(updateDate) })}</span>
      </p>
    </div>
  );
}

function CollectionTemplates({ place, slug }: CollectionProps) {
  const { t } = useTranslation('templates');
  const { search, wanted, ask } = useOptimisticSearchParams();
  const { page, size } = readGalleryParams(search);
  const next = readGalleryParams(wanted);
  const templates = useQuery({
    ...templateQueries.collectionTemplates(slug, page, size),
    placeholderData: keepPreviousData,
  });
  const list = useDeferredList(templates, slug);
  const goToPage = (nextPage: number, nextSize: number, replace = false) => {
    const nothing = readGalleryParams(new URLSearchParams());
    ask(writeGalleryParams({ ...nothing, page: nextPage, size: nextSize }), { replace });
  };
  const box = useRestoreScroll(list.isRendered);
  return (
    <div ref={box}>
      <CardList
        list={list}
        place={place}
        page={next.page}
        size={next.size}
        onPageChange={goToPage}
        empty={
          <>
            <Empty
              drawing="list"
              title={t(($) => $.gallery.emptyCollection)}
              action={<AllTemplatesLink place={place} />}
            >
              {t(($) => $.gallery.emptyCollectionHint)}
            </Empty>
            <OtherCollections place={place} slug={slug} />
          </>
        }
      />
    </div>
  );
}

function OtherCollections({ place, slug }: CollectionProps) {
  const { t } = useTranslation('templates');
  const { data } = useQuery(templateQueries.mostUsed());
  const others = data?.items.filter((entry) => entry.isTemplateCollection && entry.slug !== slug) ?? [];
  return <Shelf title={t(($) => $.gallery.otherCollections)} templates={others} place={place} rows="all" />;
}
