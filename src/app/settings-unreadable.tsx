import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { ErrorPage } from '#src/ui/error-page';
import { PreferencesProvider } from '#src/shared/preferences/preferences-provider';

export function SettingsUnreadable() {
  return (
    <PreferencesProvider>
      <SettingsUnreadablePage />
    </PreferencesProvider>
  );
}

export function SettingsUnreadablePage() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <ErrorPage
        drawing="crack"
        title={t(($) => $.errors.settings.title)}
        actions={
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            {t(($) => $.reload)}
          </Button>
        }
      >
        {t(($) => $.errors.settings.text)}
      </ErrorPage>
    </main>
  );
}
