import { useTranslation } from '#src/i18n/use-translation';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { consoleHome } from '#src/shared/session/console-home';
import { LinkButton } from '#src/ui/link-button';

export function StartActions() {
  const { t } = useTranslation('site');
  const signedIn = useSignedIn();
  return (
    <>
      {signedIn ? (
        <LinkButton variant="primary" size="large" to={consoleHome}>
          {t(($) => $.toConsole, { ns: 'shell' })}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" size="large" to={paths.signUp()}>
          {t(($) => $.start.signUp)}
        </LinkButton>
      )}
      <LinkButton size="large" to={paths.publicTemplates}>
        {t(($) => $.go.templates, { ns: 'shell' })}
      </LinkButton>
    </>
  );
}
