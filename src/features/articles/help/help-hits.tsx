import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Button } from '#src/ui/button';
import { Empty } from '#src/ui/empty';
import { Highlight } from '#src/ui/highlight';
import { LinkButton } from '#src/ui/link-button';
import { LiveRegion } from '#src/ui/live-region';
import { Tag } from '#src/ui/status';
import styles from './help.module.css';
import { searchHelp } from './search';
import { useHelpEntries } from './use-help-entries';

export function HelpHits({ searchText, onShowAll }: { readonly searchText: string; readonly onShowAll: () => void }) {
  const { t } = useTranslation('articles');
  const hits = searchHelp(useHelpEntries(), searchText);
  const count = t(($) => $.help.hits, { count: hits.length, words: searchText });
  const none = t(($) => $.help.none, { words: searchText });
  return (
    <>
      <LiveRegion text={hits.length === 0 ? none : count} />
      {hits.length === 0 ? (
        <Empty
          drawing="search"
          title={none}
          action={
            <span className={styles.actions}>
              <LinkButton variant="primary" to={paths.contactSupport}>
                {t(($) => $.pages.contact, { ns: 'shell' })}
              </LinkButton>
              <Button onClick={onShowAll}>{t(($) => $.help.all)}</Button>
            </span>
          }
        >
          {t(($) => $.help.noneHint)}
        </Empty>
      ) : (
        <section className={styles.hits}>
          <h2 className={styles.count}>{count}</h2>
          <ul>
            {hits.map(({ kind, title, lang, excerpt, address }) => (
              <li key={address}>
                <h3>
                  <Link to={address} lang={lang}>
                    <Highlight text={title} keyword={searchText} />
                  </Link>
                </h3>
                <span className={styles.tags}>
                  <Tag>{t(($) => $.help.kinds[kind])}</Tag>
                  {lang && <Tag>{t(($) => $.help.english)}</Tag>}
                </span>
                <p lang={lang}>
                  <Highlight text={excerpt} keyword={searchText} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
