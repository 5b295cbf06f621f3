import { useTranslation } from '#src/i18n/use-translation';
import { Navigate } from 'react-router-dom';
import { retryAfterOf, statusOf } from '#src/api/errors';
import type { Schemas } from '#src/contract/types';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { ErrorState } from '#src/ui/error-state';
import { useScrolledPast } from '#src/ui/fixed-bar';
import { LinkButton } from '#src/ui/link-button';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Stack } from '#src/ui/stack';
import { PublicCrumbs } from './detail-crumbs';
import { DetailHeader } from './detail-header';
import { DetailSkeleton, NoTemplate, OfflineNotice } from './detail-states';
import { DetailsTab } from './details-tab';
import { MaintenanceBanner } from './maintenance-banner';
import { Recommended, YouAlsoLike } from './recommendations';
import { RelatedApps } from './related-apps';
import { useOpenTemplate } from './use-open-template';
import styles from './detail.module.css';

/** Pixels of scrolling after which the bar sticks (TPL-29). */
const STICK_AFTER = 300;

export function PublicTemplate({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('templates');
  const { template, offline, leadsTo } = useOpenTemplate(slug, 'public');
  if (leadsTo !== null) return <Navigate to={leadsTo} state={{ slug }} replace />;
  const { data } = template;
  const retry = () => void template.refetch();
  return (
    <Stack gap={6} className={styles.publicPage}>
      <PageTitle name={data?.name ?? t(($) => $.pages.templateDetail, { ns: 'shell' })} />
      <PublicCrumbs />
      {data !== undefined ? (
        <>
          <PageDescription text={data.description} />
          {offline && <OfflineNotice place="public" onRetry={retry} retrying={template.isFetching} />}
          <LoadedTemplate template={data} />
        </>
      ) : statusOf(template.error) === 404 ? (
        <NoTemplate key={slug} slug={slug} place="public" />
      ) : template.isError ? (
        <ErrorState
          wholePage
          title={t(($) => $.detail.failed)}
          onRetry={retry}
          retrying={template.isFetching}
          retryIn={retryAfterOf(template.error)}
        >
          {t(($) => $.detail.publicFailedHint)}
        </ErrorState>
      ) : (
        <DetailSkeleton />
      )}
    </Stack>
  );
}

function LoadedTemplate({ template }: { readonly template: Schemas['TemplateDetail'] }) {
  const id = template.templateRegistrationId;
  return (
    <>
      <StickyBar template={template} />
      <div className={styles.split}>
        <div className={styles.main}>
          <DetailHeader key={id} template={template} place="public" action={<UseNow slug={template.slug} />} />
          <MaintenanceBanner template={template} place="public" />
          <DetailsTab template={template} />
        </div>
        <aside className={styles.aside}>
          <YouAlsoLike id={id} />
          <RelatedApps id={id} />
        </aside>
      </div>
      <Recommended id={id} />
    </>
  );
}

function UseNow({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('templates');
  const signedIn = useSignedIn();
  const to = paths.template(slug);
  return (
    <LinkButton variant="primary" to={signedIn ? to : paths.login(to)}>
      {t(($) => $.detail.useNow)}
    </LinkButton>
  );
}

function StickyBar({ template }: { readonly template: Schemas['TemplateDetail'] }) {
  const shown = useScrolledPast(STICK_AFTER);
  if (!shown) return null;
  return (
    <div className={styles.stickyBar}>
      <div>
        <span className={styles.barName}>{template.name}</span>
        <UseNow slug={template.slug} />
      </div>
    </div>
  );
}
