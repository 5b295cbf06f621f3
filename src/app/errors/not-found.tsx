import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';
import { ErrorPage } from '#src/ui/error-page';

export function NotFound() {
  const { t } = useTranslation('shell');
  const inConsole = useLocation().pathname.startsWith('/console');
  return (
    <ErrorPage
      drawing="signpost"
      title={t(($) => $.errors.notFound.title)}
      actions={
        inConsole ? (
          <>
            <LinkButton variant="primary" to={paths.templates}>
              {t(($) => $.go.templates)}
            </LinkButton>
            <LinkButton to={paths.templateTaskList}>{t(($) => $.go.templateTasks)}</LinkButton>
          </>
        ) : (
          <LinkButton variant="primary" to={paths.home}>
            {t(($) => $.go.home)}
          </LinkButton>
        )
      }
    >
      {t(($) => $.errors.notFound.text)}
    </ErrorPage>
  );
}
