import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { templateQueries } from '#src/data/templates';
import { paths } from '#src/domain/paths';
import { Shelf } from './shelf';

export function RecommendedTemplates() {
  const { t } = useTranslation('templates');
  const { data, isError } = useQuery(templateQueries.recommended());
  if (isError && !data) return null;
  return (
    <Shelf
      title={t(($) => $.gallery.recommendedForYou)}
      templates={data?.items}
      place="console"
      allPath={paths.templates}
    />
  );
}
