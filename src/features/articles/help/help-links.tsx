import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Text } from '#src/ui/text';
import styles from './help.module.css';
import { ownLanguageFirst } from './search';
import type { HelpSlug } from './topics';
import { useHelpArticles } from './use-help-articles';

export function HelpLinks({ slugs }: { readonly slugs: readonly HelpSlug[] }) {
  const { t } = useTranslation('articles');
  const articleOf = useHelpArticles();
  const articles = slugs.map((slug) => ({ slug, ...articleOf(slug) })).toSorted(ownLanguageFirst);
  return (
    <ul className={styles.links}>
      {articles.map(({ slug, title, lang }) => (
        <li key={slug}>
          <Link to={paths.helpArticle(slug)} lang={lang}>
            {title}
          </Link>{' '}
          {lang && (
            <Text as="span" tone="tertiary" size="caption">
              {t(($) => $.help.english)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
