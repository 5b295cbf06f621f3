import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { templateQueries } from '#src/data/templates';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { Section } from '#src/ui/section';
import { SkeletonCards, SkeletonLines } from '#src/ui/skeleton';
import { TemplateCard } from '../gallery/template-card';
import { TemplateLinks } from './template-links';
import styles from './detail.module.css';

export function YouAlsoLike({ id }: { readonly id: string }) {
  const { t } = useTranslation('templates');
  const related = useQuery(templateQueries.related(id));
  const items = related.data?.items;
  return (
    <Section title={t(($) => $.detail.alsoLike)}>
      {items === undefined ? (
        related.isError ? (
          <ErrorState
            inline
            title={t(($) => $.detail.recommendationsFailed)}
            onRetry={() => void related.refetch()}
            retrying={related.isFetching}
            retryIn={retryAfterOf(related.error)}
          />
        ) : (
          <SkeletonLines lines={5} />
        )
      ) : items.length === 0 ? (
        <p className={styles.quiet}>{t(($) => $.detail.nothingAlike)}</p>
      ) : (
        <TemplateLinks templates={items} place="public" />
      )}
    </Section>
  );
}

export function Recommended({ id }: { readonly id: string }) {
  const { t } = useTranslation('templates');
  const { data: items = [] } = useQuery(templateQueries.recommendedBeside(id));
  if (items.length === 0) return null;
  return (
    <Section title={t(($) => $.detail.recommended)}>
      <TemplateLinks templates={items} place="public" />
    </Section>
  );
}

export function RelatedTab({ id }: { readonly id: string }) {
  const { t } = useTranslation('templates');
  const related = useQuery(templateQueries.related(id));
  const items = related.data?.items;
  if (items === undefined)
    return related.isError ? (
      <ErrorState
        title={t(($) => $.detail.recommendationsFailed)}
        onRetry={() => void related.refetch()}
        retrying={related.isFetching}
        retryIn={retryAfterOf(related.error)}
      />
    ) : (
      <SkeletonCards cards={5} cover={120} className={styles.cards} />
    );
  if (items.length === 0) return <Empty drawing="search" compact title={t(($) => $.detail.nothingAlike)} />;
  return (
    <ul className={styles.cards}>
      {items.map((template) => (
        <li key={template.templateRegistrationId}>
          <TemplateCard template={template} />
        </li>
      ))}
    </ul>
  );
}
