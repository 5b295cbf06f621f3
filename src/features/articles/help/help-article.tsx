import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { paths } from '#src/domain/paths';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { Section } from '#src/ui/section';
import { Article } from '../article';
import { ContactPrompt } from '../contact-prompt';
import styles from './help.module.css';
import { helpTopics, type HelpSlug, type HelpTopic } from './topics';

export function HelpArticle({ slug, topic }: { readonly slug: HelpSlug; readonly topic: HelpTopic }) {
  const { t } = useTranslation('articles');
  const { articles } = usePageTexts('articles').help;
  const neighbors = helpTopics[topic].filter((each) => each !== slug);
  const texts = articles[slug];
  return (
    <Article
      key={slug}
      texts={texts}
      crumbs={[{ label: t(($) => $.help.title), to: paths.help }, { label: texts.title }]}
    >
      {neighbors.length > 0 && (
        <Section title={t(($) => $.help.related)}>
          <ul className={styles.links}>
            {neighbors.map((each) => (
              <li key={each}>
                <Link to={paths.helpArticle(each)}>{articles[each].title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ContactPrompt />
    </Article>
  );
}
