import { useQuery } from '@tanstack/react-query';
import { templateQueries } from '#src/data/templates';
import { TemplateCard } from '#src/features/templates/gallery/template-card';
import styles from './one-card.module.css';

export function OneCard({ slug, imageUrl }: { readonly slug: string; readonly imageUrl?: string }) {
  const { data } = useQuery(templateQueries.bySlug(slug));
  return (
    data && (
      <main className={styles.card}>
        <TemplateCard template={imageUrl === undefined ? data : { ...data, imageUrl }} />
      </main>
    )
  );
}
