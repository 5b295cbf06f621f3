import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { retryAfterOf } from '#src/api/errors';
import { templateQueries } from '#src/data/templates';
import { TemplateSort } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { isWithdrawn } from '#src/domain/template-access';
import { Cover } from '#src/ui/cover';
import { ErrorState } from '#src/ui/error-state';
import { SkeletonCards } from '#src/ui/skeleton';
import styles from './landing.module.css';

/** Some of the requested templates may be withdrawn or collections. */
const SHOWN_COUNT = 6;
const REQUESTED_COUNT = 20;

export const picksQuery = templateQueries.list({ pageIndex: 1, pageSize: REQUESTED_COUNT, sort: TemplateSort.Sum });

export function TemplatePicks() {
  const { t } = useTranslation('site');
  const { data, error, isError, isFetching, refetch } = useQuery(picksQuery);
  if (data === undefined)
    return isError ? (
      <ErrorState
        inline
        title={t(($) => $.home.templates.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryIn={retryAfterOf(error)}
      />
    ) : (
      <SkeletonCards cards={SHOWN_COUNT} cover={96} className={styles.picks} />
    );
  const picks = data.items.filter(({ isTemplateCollection, status }) => !isTemplateCollection && !isWithdrawn(status));
  return (
    <ul className={styles.picks}>
      {picks.slice(0, SHOWN_COUNT).map(({ slug, name, description, imageUrl, kinds }) => (
        <li key={slug} className={styles.pick}>
          <Cover src={imageUrl} kind={kinds[0]?.slug ?? ''} seed={slug} />
          <div className={styles.pickWords}>
            <h3>
              <Link to={paths.publicTemplate(slug)}>{name}</Link>
            </h3>
            <p data-whole="page">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
