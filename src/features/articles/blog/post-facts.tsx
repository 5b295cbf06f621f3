import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { useLanguage } from '#src/i18n/use-language';
import type { ArticleTexts } from '../article';
import styles from './blog.module.css';
import type { Post } from './posts';
import { readingMinutes } from './reading-time';

/** The texts of a post in the language on screen. */
export function usePostTexts(): (post: Post) => ArticleTexts {
  const texts = usePageTexts('articlesBlog');
  return (post) => texts.posts[post.slug];
}

/** Topic, day and reading time of a post, on one line. */
export function PostFacts({ post }: { readonly post: Post }) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const textsOf = usePostTexts();
  const language = useLanguage();
  const { lead, sections } = textsOf(post);
  const minutes = readingMinutes([lead, ...Object.values(sections).map(({ text }) => text)], language);
  return (
    <span className={styles.facts}>
      <span>{t(($) => $.blog.topics[post.topic])}</span>
      <time dateTime={post.day}>{formats.day(post.day)}</time>
      <span>{t(($) => $.blog.minutes, { count: minutes })}</span>
    </span>
  );
}
