import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../data/session';
import { paths } from '../../domain/paths';
import { consoleHome } from '../../shared/session/console-home';
import { LinkButton } from '../../ui/link-button';

/** The next step of whoever reads: a visitor signs up or looks at templates, whoever is signed in goes on in the console. */
export function StartActions() {
  const { t } = useTranslation('site');
  const signedIn = useSignedIn();
  return (
    <>
      {signedIn ? (
        <LinkButton kind="primary" size="large" to={consoleHome}>
          {t(($) => $.start.console)}
        </LinkButton>
      ) : (
        <LinkButton kind="primary" size="large" to={paths.signUp()}>
          {t(($) => $.start.signUp)}
        </LinkButton>
      )}
      <LinkButton size="large" to={paths.publicTemplates}>
        {t(($) => $.start.templates)}
      </LinkButton>
    </>
  );
}
