import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { Text } from '#src/ui/text';
import styles from './help.module.css';
import type { HelpSlug } from './topics';
import { useHelpArticles } from './use-help-articles';

export function HelpLinks({ slugs }: { readonly slugs: readonly HelpSlug[] }) {
  const { t } = useTranslation('articles');
  const articleOf = useHelpArticles();
  return (
    <ul className={styles.links}>
      {slugs.map((slug) => {
        const { title, lang } = articleOf(slug);
        return (
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
        );
      })}
    </ul>
  );
}
