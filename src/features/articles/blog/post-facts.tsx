import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { useLanguage } from '#src/i18n/use-language';
import type { ArticleTexts } from '../article';
import styles from './blog.module.css';
import type { Post } from './posts';
import { readingMinutes } from './reading-time';

export function usePostTexts(): (post: Post) => ArticleTexts {
  const texts = usePageTexts('articlesBlog');
  return (post) => texts.posts[post.slug];
}

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
      <time dateTime={post.publishedOn}>{formats.day(post.publishedOn)}</time>
      <span>{t(($) => $.blog.minutes, { count: minutes })}</span>
    </span>
  );
}
