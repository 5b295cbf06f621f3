import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useShowsPrices } from '../use-shows-prices';
import { LinkButton } from '#src/ui/link-button';
import { Closing, PageSection, Questions, SitePage, Steps } from '../site-page';
import { StartActions } from '../start-actions';
import { PlanTeaser } from './plan-teaser';
import { ExampleRun } from './example-run';
import { TemplatePicks } from './template-picks';

const steps = ['choose', 'fill', 'run'] as const;
const questions = ['code', 'computer', 'allowed', 'price', 'data'] as const;

export function Landing() {
  const { t } = useTranslation('site');
  const showsPrices = useShowsPrices();
  return (
    <SitePage
      title={t(($) => $.home.title)}
      lead={t(($) => $.home.lead)}
      name={t(($) => $.home.name)}
      actions={<StartActions />}
      picture={<ExampleRun />}
    >
      <PageSection title={t(($) => $.home.how)}>
        <Steps
          items={steps.map((key) => ({
            key,
            title: t(($) => $.home.steps[key].title),
            text: t(($) => $.home.steps[key].text),
          }))}
        />
      </PageSection>
      <PageSection
        title={t(($) => $.home.templates.title)}
        text={t(($) => $.home.templates.text)}
        more={<LinkButton to={paths.publicTemplates}>{t(($) => $.home.templates.all)}</LinkButton>}
      >
        <TemplatePicks />
      </PageSection>
      {showsPrices && (
        <PageSection
          title={t(($) => $.home.plans.title)}
          text={t(($) => $.home.plans.text)}
          more={<LinkButton to={paths.pricing}>{t(($) => $.go.comparePlans, { ns: 'shell' })}</LinkButton>}
        >
          <PlanTeaser />
        </PageSection>
      )}
      <PageSection title={t(($) => $.questions)}>
        <Questions
          items={questions.map((key) => ({
            key,
            q: t(($) => $.home.questions[key].q),
            a: t(($) => $.home.questions[key].a),
          }))}
        />
      </PageSection>
      <Closing title={t(($) => $.home.closing.title)} text={t(($) => $.home.closing.text)}>
        <StartActions />
      </Closing>
    </SitePage>
  );
}
