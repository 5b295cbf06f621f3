import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';
import styles from './article.module.css';

export function ContactPrompt() {
  const { t } = useTranslation('articles');
  return (
    <aside className={styles.contactPrompt}>
      <p>
        <strong>{t(($) => $.help.asked)}</strong>
        {t(($) => $.help.askedText)}
      </p>
      <LinkButton to={paths.contactSupport}>{t(($) => $.pages.contact, { ns: 'shell' })}</LinkButton>
    </aside>
  );
}
