import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';
import { ErrorPage } from '#src/ui/error-page';

/** The text for members refers to their administrator (NAV-09, NAV-10). */
export function Forbidden({ isMember = false }: { readonly isMember?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorPage
      drawing="lock"
      title={t(($) => $.errors.forbidden.title)}
      actions={
        <>
          <LinkButton variant="primary" to={paths.templates}>
            {t(($) => $.go.templates)}
          </LinkButton>
          {!isMember && <LinkButton to={paths.contactSupport}>{t(($) => $.pages.contact)}</LinkButton>}
        </>
      }
    >
      {isMember ? t(($) => $.errors.forbidden.child) : t(($) => $.errors.forbidden.text)}
    </ErrorPage>
  );
}
