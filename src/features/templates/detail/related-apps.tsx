import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { InterfaceLanguage } from '#src/contract/enums.gen';
import { templateQueries } from '#src/data/templates';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { Section } from '#src/ui/section';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import styles from './detail.module.css';

/** Ignores other schemes. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** For en-US only (TPL-13). */
export function RelatedApps({ id }: { readonly id: string }) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const offered = useLanguage() === InterfaceLanguage.EnUS;
  const apps = useQuery({ ...templateQueries.relatedApps(id), enabled: offered });
  const items = offered ? (apps.data?.items.filter(({ url }) => isWebAddress(url)) ?? []) : [];
  if (items.length === 0) return null;
  return (
    <Section title={t(($) => $.detail.apps)}>
      <ul className={styles.links}>
        {items.map((app) => (
          <li key={app.url}>
            <a href={app.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              <span className={styles.linkText}>
                <span className={styles.linkName}>
                  {app.name}
                  <VisuallyHidden> {t(($) => $.newTab, { ns: 'shell' })}</VisuallyHidden>
                </span>
                <span className={styles.pair}>
                  <span>
                    {t(($) => $.detail.downloads, { count: app.downloads, downloads: formats.number(app.downloads) })}
                  </span>
                  <span>{t(($) => $.detail.updated, { date: formats.updateDate(app.lastModificationTime) })}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
