import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useHref, useLocation } from 'react-router-dom';
import { classNames } from '#src/ui/class-names';
import { Contents, isPlainClick } from '#src/ui/contents';
import { Empty } from '#src/ui/empty';
import { useChapterInView } from '#src/ui/use-chapter-in-view';
import { sanitizeText } from '../sanitize';
import styles from './description.module.css';

export function DescriptionPanel({ html }: { readonly html: string }) {
  const { t } = useTranslation('templates');
  const base = useHref('/').replace(/\/$/, '');
  const { hash } = useLocation();
  const { content, chapters } = useMemo(() => sanitizeText(html, base), [html, base]);
  const prose = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    prose.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  useFocusableOverflow(prose, content);
  const { current, goTo } = useChapterInView(prose, chapters);
  useEffect(() => {
    const box = prose.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      if (link === null || !isPlainClick(event)) return;
      event.preventDefault();
      goTo(link.getAttribute('href')?.slice(1) ?? '');
    };
    box?.addEventListener('click', follow);
    return () => {
      box?.removeEventListener('click', follow);
    };
  }, [goTo]);
  useEffect(() => {
    const chapter = chapters.find(({ id }) => [id, encodeURI(id), encodeURIComponent(id)].includes(hash.slice(1)));
    if (chapter) goTo(chapter.id);
  }, [hash, chapters, goTo]);

  if (content.textContent.trim() === '') return <Empty drawing="list" compact title={t(($) => $.detail.noDetails)} />;
  const hasContents = chapters.length > 1;
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.layout, hasContents && styles.beside)}>
        {hasContents && (
          <Contents label={t(($) => $.preview.contents)} chapters={chapters} current={current} onSelect={goTo} />
        )}
        <div ref={prose} className={styles.prose} />
      </div>
    </div>
  );
}

/** Tables and code that scroll by themselves must be focusable, and only those. */
function useFocusableOverflow(prose: { readonly current: HTMLElement | null }, content: DocumentFragment): void {
  useEffect(() => {
    const box = prose.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      for (const part of box.querySelectorAll<HTMLElement>('table, pre')) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
        else part.removeAttribute('tabindex');
      }
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [prose, content]);
}
