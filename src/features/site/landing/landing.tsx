import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useOpenPrices } from '../use-open-prices';
import { LinkButton } from '#src/ui/link-button';
import { Closing, Part, Questions, SitePage, Steps } from '../site-page';
import { StartActions } from '../start-actions';
import { PlanTeaser } from './plan-teaser';
import { RunPicture } from './run-picture';
import { TemplatePicks } from './template-picks';

const steps = ['choose', 'fill', 'run'] as const;
const questions = ['code', 'computer', 'allowed', 'price', 'data'] as const;

export function Landing() {
  const { t } = useTranslation('site');
  const pricesShown = useOpenPrices();
  return (
    <SitePage
      title={t(($) => $.home.title)}
      lead={t(($) => $.home.lead)}
      name={t(($) => $.home.name)}
      actions={<StartActions />}
      picture={<RunPicture />}
    >
      <Part title={t(($) => $.home.how)}>
        <Steps
          items={steps.map((key) => ({
            key,
            title: t(($) => $.home.steps[key].title),
            text: t(($) => $.home.steps[key].text),
          }))}
        />
      </Part>
      <Part
        title={t(($) => $.home.templates.title)}
        text={t(($) => $.home.templates.text)}
        more={<LinkButton to={paths.publicTemplates}>{t(($) => $.home.templates.all)}</LinkButton>}
      >
        <TemplatePicks />
      </Part>
      {pricesShown && (
        <Part
          title={t(($) => $.home.plans.title)}
          text={t(($) => $.home.plans.text)}
          more={<LinkButton to={paths.pricing}>{t(($) => $.home.plans.all)}</LinkButton>}
        >
          <PlanTeaser />
        </Part>
      )}
      <Part title={t(($) => $.questions)}>
        <Questions
          items={questions.map((key) => ({
            key,
            q: t(($) => $.home.questions[key].q),
            a: t(($) => $.home.questions[key].a),
          }))}
        />
      </Part>
      <Closing title={t(($) => $.home.closing.title)} text={t(($) => $.home.closing.text)}>
        <StartActions />
      </Closing>
    </SitePage>
  );
}
