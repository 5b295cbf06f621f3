import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { useLanguage } from '#src/i18n/use-language';
import type { ContractDocument } from '#src/lib/api-reference/contract-node';
import { Contents, isPlainClick } from '#src/ui/contents';
import { SearchBox } from '#src/ui/form/search-box';
import { LiveRegion } from '#src/ui/live-region';
import { PageHeader } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Text } from '#src/ui/text';
import { useChapterInView } from '#src/ui/use-chapter-in-view';
import article from '../article.module.css';
import { Prose } from '../prose';
import styles from './api.module.css';
import { ApiParts } from './api-parts';
import { groupsOf, searchGroups } from './groups';

/** Includes the part that the URL names. */
function useOpenParts() {
  const { hash, key } = useLocation();
  const target = hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([target]));
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    if (!open.has(target)) setOpen(new Set([...open, target]));
  }
  useEffect(() => {
    const place = target === '' ? null : document.getElementById(target);
    place?.scrollIntoView();
    place?.querySelector('summary')?.focus({ preventScroll: true });
  }, [target, key]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return { open, toggle };
}

export function ApiDocs({ contract }: { readonly contract: ContractDocument }) {
  const { t } = useTranslation('articles');
  const texts = usePageTexts('articles');
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const searchText = (query.get('q') ?? '').trim();
  const groups = useMemo(() => groupsOf(contract), [contract]);
  const found = useMemo(() => searchGroups(groups, searchText), [groups, searchText]);
  const count = (all: typeof groups) => all.reduce((sum, group) => sum + group.calls.length, 0);
  const box = useRef<HTMLDivElement>(null);
  const error = t(($) => $.api.error);
  const enums = t(($) => $.api.enums);
  const places = useMemo(
    () => [
      { id: 'error-body', title: error, level: 2 as const },
      { id: 'enumerations', title: enums, level: 2 as const },
    ],
    [error, enums],
  );
  const chapters = useMemo(
    () => [
      ...found.map(({ tag }) => ({ id: `noun-${tag}`, title: tag, level: 2 as const, lang: 'en' })),
      ...(searchText === '' ? places : []),
    ],
    [found, searchText, places],
  );
  const { current, goTo } = useChapterInView(box, chapters);
  const parts = useOpenParts();
  const navigate = useNavigate();
  useEffect(() => {
    const place = box.current;
    // A link inside the reference clears the search, which may hide its target.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate({ hash: link.getAttribute('href') ?? '', search: '' }, { preventScrollReset: true });
    };
    place?.addEventListener('click', follow);
    return () => place?.removeEventListener('click', follow);
  }, [navigate]);
  const title = t(($) => $.pages.apiDocs, { ns: 'shell' });
  const all = count(groups);
  const status =
    searchText === ''
      ? t(($) => $.api.count, { count: all })
      : count(found) === 0
        ? t(($) => $.api.none, { words: searchText })
        : t(($) => $.api.hits, { count: count(found), total: all });
  const search = (next: string) =>
    setQuery(next.trim() === '' ? {} : { q: next.trim() }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageTitle name={title} />
      <PageDescription text={t(($) => $.api.lead)} />
      <PageHeader title={title} description={t(($) => $.api.lead)}>
        {language !== 'en-US' && (
          <Text tone="tertiary" size="body">
            {t(($) => $.api.english)}
          </Text>
        )}
      </PageHeader>
      <div className={article.frame}>
        <div className={styles.layout}>
          <Contents label={t(($) => $.contents)} chapters={chapters} current={current} onSelect={goTo} />
          <div ref={box} className={styles.main}>
            <section aria-labelledby="start" className={styles.start}>
              <h2 id="start">{t(($) => $.api.start)}</h2>
              <Prose text={texts.api.startText} />
            </section>
            <div className={styles.search}>
              <SearchBox
                value={searchText}
                onSearch={search}
                label={t(($) => $.api.search)}
                placeholder={t(($) => $.api.placeholder)}
                debounceMs={150}
                focusOnSlash
              />
              <p>{status}</p>
            </div>
            <LiveRegion text={searchText === '' ? '' : status} />
            <ApiParts
              contract={contract}
              groups={found}
              searchText={searchText}
              {...parts}
              onShowAll={() => search('')}
            />
          </div>
        </div>
      </div>
    </>
  );
}
