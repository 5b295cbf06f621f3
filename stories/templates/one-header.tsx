import { useQuery } from '@tanstack/react-query';
import { templateQueries } from '#src/data/templates';
import { DetailHeader } from '#src/features/templates/detail/detail-header';

export function OneHeader({ slug }: { readonly slug: string }) {
  const { data } = useQuery(templateQueries.bySlug(slug));
  return (
    data && (
      <main>
        <DetailHeader template={data} place="console" />
      </main>
    )
  );
}
