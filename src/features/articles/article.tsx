import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation, useNavigate } from 'react-router-dom';
import { Contents } from '#src/ui/contents';
import { PageHeader, type Crumb } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Text } from '#src/ui/text';
import { useChapterInView } from '#src/ui/use-chapter-in-view';
import styles from './article.module.css';
import { Prose } from './prose';
import { SectionHeading } from './section-heading';

export interface SectionTexts {
  readonly title: string;
  readonly text: string;
}

export interface ArticleTexts {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, SectionTexts>>;
  readonly lang?: 'en';
}

/** `meta` goes under the title, `more` below a section. */
export function Article({
  texts,
  meta,
  crumbs,
  more,
  children,
}: {
  readonly texts: ArticleTexts;
  readonly meta?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  readonly more?: (id: string) => ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('articles');
  const box = useRef<HTMLDivElement>(null);
  const { sections, lang } = texts;
  const chapters = useMemo(
    () => Object.keys(sections).map((id) => ({ id, title: sections[id]?.title ?? '', level: 2 as const, lang })),
    [sections, lang],
  );
  const { current, goTo } = useChapterInView(box, chapters);
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const chapter = chapters.find(({ id }) => `#${id}` === hash);
    if (chapter) goTo(chapter.id);
  }, [hash, key, chapters, goTo]);
  return (
    <>
      <PageTitle name={texts.title} />
      <PageDescription text={texts.lead} />
      <PageHeader
        title={<span lang={lang}>{texts.title}</span>}
        description={<span lang={lang}>{texts.lead}</span>}
        crumbs={crumbs}
      >
        {meta !== undefined && (
          <Text tone="tertiary" size="body">
            {meta}
          </Text>
        )}
      </PageHeader>
      <div className={styles.frame}>
        <div className={styles.layout}>
          <Contents
            label={t(($) => $.contents)}
            chapters={chapters}
            current={current}
            onSelect={(id) => void navigate({ hash: id }, { replace: true, preventScrollReset: true })}
          />
          <div ref={box} className={styles.text}>
            <article lang={lang}>
              {chapters.map(({ id, title }) => (
                <section key={id} aria-labelledby={id}>
                  <SectionHeading id={id} title={title} />
                  <Prose text={texts.sections[id]?.text ?? ''} />
                  {more?.(id)}
                </section>
              ))}
            </article>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
