import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { TextControl } from '#src/ui/form/text-controls';
import { LinkButton } from '#src/ui/link-button';
import { Bone, SkeletonLines } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import { galleryPaths, type GalleryPlace } from '../gallery/place';
import styles from './detail.module.css';

export function NoTemplate({ slug, place }: { readonly slug: string; readonly place: GalleryPlace }) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const [searchText, setSearchText] = useState(() => slug.replace(/[-_]+/g, ' ').trim().slice(0, 100));
  const { gallery } = galleryPaths[place];
  return (
    <Empty
      wholePage
      drawing="search"
      title={t(($) => $.detail.notFound)}
      action={<LinkButton to={gallery}>{t(($) => $.pages.templates, { ns: 'shell' })}</LinkButton>}
    >
      <p>{t(($) => $.detail.notFoundHint)}</p>
      <search>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            const keyword = searchText.trim();
            void navigate(keyword === '' ? gallery : `${gallery}?${new URLSearchParams({ keyword }).toString()}`);
          }}
        >
          <TextControl
            type="search"
            label={t(($) => $.gallery.search)}
            value={searchText}
            maxLength={100}
            onChange={setSearchText}
          />
          <Button type="submit" variant="primary">
            {t(($) => $.search, { ns: 'ui' })}
          </Button>
        </form>
      </search>
    </Empty>
  );
}

export function NoTask({ foreign }: { readonly foreign: boolean }) {
  const { t } = useTranslation('templates');
  const list = (
    <LinkButton variant="primary" to={paths.templateTaskList}>
      {t(($) => $.form.viewTaskList, { ns: 'templateForm' })}
    </LinkButton>
  );
  return foreign ? (
    <Empty wholePage drawing="lock" title={t(($) => $.notOwner.title, { ns: 'runs' })} action={list}>
      {t(($) => $.detail.notOwnerHint)}
    </Empty>
  ) : (
    <Empty wholePage drawing="search" title={t(($) => $.notFound.title, { ns: 'runs' })} action={list} />
  );
}

export function OfflineNotice({
  place,
  onRetry,
  retrying,
}: {
  readonly place: GalleryPlace;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}) {
  const { t } = useTranslation('templates');
  return (
    <Notice
      variant="warning"
      announce="polite"
      title={t(($) => $.detail.offline)}
      actions={
        <Button size="small" loading={retrying} onClick={onRetry}>
          {t(($) => $.retry, { ns: 'ui' })}
        </Button>
      }
    >
      {place === 'console' ? t(($) => $.detail.offlineHint) : undefined}
    </Notice>
  );
}

export function DetailSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <div className={styles.cover}>
          <Bone shape="block" height={96} />
        </div>
        <div className={styles.words}>
          <SkeletonLines lines={3} />
        </div>
      </div>
      <SkeletonLines lines={8} />
    </>
  );
}
