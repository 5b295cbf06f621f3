import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Breadcrumb } from '#src/ui/page-header';
import { Cover } from '#src/ui/cover';
import { PageSection, SitePage, Steps } from '../site-page';
import site from '../site.module.css';
import styles from './customers.module.css';
import { customerStoriesPath, type CustomerStory, type Industry } from './stories';

const steps = ['template', 'parameters', 'schedule', 'export'] as const;
const later = ['trouble', 'result', 'copy'] as const;
const figures = ['rows', 'hours', 'sites'] as const;

export function StoryDetail({
  story,
  industry,
}: {
  readonly story: CustomerStory;
  readonly industry: Industry | undefined;
}) {
  const { t } = useTranslation('siteStories');
  const { day, number } = useFormats();
  const title = t(($) => $.stories[story.key].title);
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
        lead={t(($) => $.stories[story.key].who)}
        picture={<Cover kind={story.templateKind} seed={story.key} className={styles.face} />}
      >
        <dl className={site.figures} aria-label={t(($) => $.figuresTitle)}>
          {figures.map((key) => (
            <div key={key} className={site.figure}>
              <dt>{t(($) => $.figures[key])}</dt>
              <dd>{number(story[key])}</dd>
            </div>
          ))}
        </dl>
        <PageSection title={t(($) => $.parts.before)}>
          <p className={site.quiet}>{t(($) => $.stories[story.key].before)}</p>
        </PageSection>
        <PageSection title={t(($) => $.parts.now)} text={t(($) => $.stories[story.key].now)}>
          <Steps
            items={steps.map((key) => ({
              key,
              title: t(($) => $.steps[key]),
              text: t(($) => $.stories[story.key].steps[key]),
            }))}
          />
        </PageSection>
        <div className={styles.later}>
          {later.map((key) => (
            <PageSection key={key} title={t(($) => $.parts[key])}>
              <p className={site.quiet}>{t(($) => $.stories[story.key][key])}</p>
            </PageSection>
          ))}
        </div>
        <div className={styles.foot}>
          <LinkButton variant="primary" to={paths.publicTemplateCategory(story.templateKind)}>
            {t(($) => $.templates)}
          </LinkButton>
          <LinkButton to={customerStoriesPath(paths.customerStories, { industry })}>{t(($) => $.back)}</LinkButton>
          <p className={styles.told}>{t(($) => $.told, { date: day(story.publishedOn) })}</p>
        </div>
      </SitePage>
    </div>
  );
}
