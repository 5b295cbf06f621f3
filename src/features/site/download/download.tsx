import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { clientLink } from '#src/domain/client-protocol';
import { paths } from '#src/domain/paths';
import { useOpenClient } from '#src/shared/client/use-open-client';
import { buttonClass } from '#src/ui/button';
import { LinkButton } from '#src/ui/link-button';
import { LiveRegion } from '#src/ui/live-region';
import { Stack } from '#src/ui/stack';
import { Notice } from '#src/ui/status';
import { Art } from '../art';
import { Closing, PageSection, Questions, SitePage, Steps } from '../site-page';
import styles from './download.module.css';
import { PackageCard } from './package-card';
import { useSystem } from './use-system';

const steps = ['install', 'signIn', 'start'] as const;
const questions = ['need', 'both', 'update'] as const;

export function Download() {
  const { t } = useTranslation('site');
  const { here, order } = useSystem();
  return (
    <SitePage
      title={t(($) => $.words.desktopApp, { ns: 'shell' })}
      lead={t(($) => $.download.lead)}
      picture={<Art name="desktop" />}
    >
      <Stack gap={4}>
        {(here === 'other' || here === 'mobile') && (
          <Notice
            variant="info"
            title={t(($) => $.download.elsewhere[here].title)}
            actions={<LinkButton to={paths.publicTemplates}>{t(($) => $.go.templates, { ns: 'shell' })}</LinkButton>}
          >
            {t(($) => $.download.elsewhere[here].text)}
          </Notice>
        )}
        <div className={styles.pair}>
          {order.map((system, index) => (
            <PackageCard key={system} system={system} isCurrent={system === here} isPrimary={index === 0} />
          ))}
        </div>
      </Stack>
      {here !== 'mobile' && here !== 'other' && <OpenClient />}
      <PageSection title={t(($) => $.download.after)}>
        <Steps
          items={steps.map((key) => ({
            key,
            title: t(($) => $.download.steps[key].title),
            text: t(($) => $.download.steps[key].text),
          }))}
        />
      </PageSection>
      <PageSection title={t(($) => $.questions)}>
        <Questions
          items={questions.map((key) => ({
            key,
            q: t(($) => $.download.questions[key].q),
            a: t(($) => $.download.questions[key].a),
          }))}
        />
      </PageSection>
    </SitePage>
  );
}

function OpenClient() {
  const { t } = useTranslation('site');
  const { state, openClient } = useOpenClient();
  const silent = state === 'silent';
  const text = silent ? t(($) => $.download.open.silent) : t(($) => $.download.open.text);
  return (
    <Closing title={t(($) => $.download.open.title)} text={text}>
      <a
        className={buttonClass('default', 'large')}
        href={clientLink}
        onClick={(event) => {
          event.preventDefault();
          openClient(clientLink);
        }}
      >
        <DesktopOutlined aria-hidden="true" />
        {t(($) => $.download.open.action)}
      </a>
      <LiveRegion text={silent ? text : ''} />
    </Closing>
  );
}
