import { useTranslation } from '#src/i18n/use-translation';
import { Link, useSearchParams } from 'react-router-dom';
import { useHelpAddress } from '#src/shared/help/help-addresses';
import { SearchBox } from '#src/ui/form/search-box';
import { PageHeader } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Section } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { ContactPrompt } from '../contact-prompt';
import { HelpHits } from './help-hits';
import { HelpLinks } from './help-links';
import styles from './help.module.css';
import { helpEntries } from './topics';

export function HelpCenter() {
  const { t } = useTranslation('articles');
  const [query, setQuery] = useSearchParams();
  const searchText = (query.get('q') ?? '').trim();
  const search = (next: string) =>
    setQuery(next.trim() === '' ? {} : { q: next.trim() }, { replace: true, preventScrollReset: true });
  const title = t(($) => $.pages.help, { ns: 'shell' });
  return (
    <>
      <PageTitle name={title} />
      <PageDescription text={t(($) => $.help.lead)} />
      <PageHeader title={title} description={t(($) => $.help.lead)}>
        <div className={styles.search}>
          <SearchBox
            value={searchText}
            onSearch={search}
            label={t(($) => $.help.search)}
            placeholder={t(($) => $.help.placeholder)}
            debounceMs={150}
            focusOnSlash
          />
        </div>
      </PageHeader>
      {searchText === '' ? <HelpTopics /> : <HelpHits searchText={searchText} onShowAll={() => search('')} />}
    </>
  );
}

function HelpTopics() {
  const { t } = useTranslation('articles');
  const addressOf = useHelpAddress();
  const more = [
    { name: 'guide', words: t(($) => $.help.moreGuide) },
    { name: 'faq', words: t(($) => $.help.moreFaq) },
    { name: 'apiDocs', words: t(($) => $.help.moreApi) },
  ] as const;
  return (
    <Stack gap={8}>
      <div className={styles.topics}>
        {helpEntries.map(([topic, slugs]) => (
          <Section key={topic} title={t(($) => $.help.topics[topic])} card>
            <HelpLinks slugs={slugs} />
          </Section>
        ))}
      </div>
      <Section title={t(($) => $.help.more)}>
        <ul className={styles.more}>
          {more.map(({ name, words }) => {
            const { to, isExternal } = addressOf(name);
            const inside = (
              <>
                <strong>{t(($) => $.pages[name], { ns: 'shell' })}</strong>
                <span>{words}</span>
              </>
            );
            return (
              <li key={name}>
                {isExternal ? (
                  <a href={to} target="_blank" rel="noreferrer">
                    {inside}
                  </a>
                ) : (
                  <Link to={to}>{inside}</Link>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
      <ContactPrompt />
    </Stack>
  );
}
