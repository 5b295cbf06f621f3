import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { Empty } from '#src/ui/empty';
import { LinkButton } from '#src/ui/link-button';
import { PageHeader } from '#src/ui/page-header';
import { PageTitle } from '#src/ui/page-title';

export function NoTask() {
  const { t } = useTranslation('runs');
  return (
    <>
      <PageTitle name={t(($) => $.title)} />
      <PageHeader title={t(($) => $.title)} />
      <Empty
        drawing="search"
        title={t(($) => $.notFound.title)}
        action={<LinkButton to={paths.templateTaskList}>{t(($) => $.go.tasks, { ns: 'shell' })}</LinkButton>}
      >
        {t(($) => $.notFound.hint)}
      </Empty>
    </>
  );
}
