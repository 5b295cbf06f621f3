import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Breadcrumb } from '#src/ui/page-header';
import { Cover } from '#src/ui/cover';
import { PageSection, SitePage } from '../site-page';
import site from '../site.module.css';
import styles from './customers.module.css';
import { customerStoriesPath, type CustomerStory, type Industry } from './stories';

const parts = ['before', 'now', 'result'] as const;
const figures = ['rows', 'hours', 'sites'] as const;

export function StoryDetail({
  story,
  industry,
}: {
  readonly story: CustomerStory;
  readonly industry: Industry | undefined;
}) {
  const { t } = useTranslation('site');
  const { day, number } = useFormats();
  const title = t(($) => $.customers.stories[story.key].title);
  return (
    <div className={styles.detail}>
      <Breadcrumb
        crumbs={[
          {
            label: t(($) => $.pages.customerStories, { ns: 'shell' }),
            to: customerStoriesPath(paths.customerStories, { industry }),
          },
          { label: title },
        ]}
      />
      <SitePage
        title={title}
        lead={t(($) => $.customers.stories[story.key].who)}
        picture={<Cover kind={story.templateKind} seed={story.key} className={styles.face} />}
      >
        <dl className={site.figures} aria-label={t(($) => $.customers.figuresTitle)}>
          {figures.map((key) => (
            <div key={key} className={site.figure}>
              <dt>{t(($) => $.customers.figures[key])}</dt>
              <dd>{number(story[key])}</dd>
            </div>
          ))}
        </dl>
        <div className={site.grid}>
          {parts.map((key) => (
            <PageSection key={key} title={t(($) => $.customers.parts[key])}>
              <p className={site.quiet}>{t(($) => $.customers.stories[story.key][key])}</p>
            </PageSection>
          ))}
        </div>
        <div className={styles.foot}>
          <LinkButton variant="primary" to={paths.publicTemplateCategory(story.templateKind)}>
            {t(($) => $.customers.templates)}
          </LinkButton>
          <LinkButton to={customerStoriesPath(paths.customerStories, { industry })}>
            {t(($) => $.customers.back)}
          </LinkButton>
          <p className={styles.told}>{t(($) => $.customers.told, { date: day(story.publishedOn) })}</p>
        </div>
      </SitePage>
    </div>
  );
}
