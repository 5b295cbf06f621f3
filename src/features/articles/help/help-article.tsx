import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { Section } from '#src/ui/section';
import { Article } from '../article';
import { ContactPrompt } from '../contact-prompt';
import { HelpLinks } from './help-links';
import { helpTopics, type HelpSlug, type HelpTopic } from './topics';
import { useHelpArticles } from './use-help-articles';

export function HelpArticle({ slug, topic }: { readonly slug: HelpSlug; readonly topic: HelpTopic }) {
  const { t } = useTranslation('articles');
  const neighbors = helpTopics[topic].filter((each) => each !== slug);
  const texts = useHelpArticles()(slug);
  return (
    <Article
      key={slug}
      texts={texts}
      meta={texts.lang && t(($) => $.help.englishOnly)}
      crumbs={[
        { label: t(($) => $.pages.help, { ns: 'shell' }), to: paths.help },
        { label: <span lang={texts.lang}>{texts.title}</span> },
      ]}
    >
      {neighbors.length > 0 && (
        <Section title={t(($) => $.help.related)}>
          <HelpLinks slugs={neighbors} />
        </Section>
      )}
      <ContactPrompt />
    </Article>
  );
}
