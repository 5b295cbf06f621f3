import { useTranslation } from '#src/i18n/use-translation';
import { useHref } from 'react-router-dom';
import { useAccountQuery } from '#src/data/account';
import { useSignedIn } from '#src/data/session';
import { accountCan } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { CopyButton } from '#src/ui/copy-button';
import { LinkButton } from '#src/ui/link-button';
import { Art } from './art';
import { facts } from './facts';
import { Closing, PageSection, Questions, SitePage, Steps } from './site-page';
import styles from './site.module.css';

const steps = ['tell', 'name', 'coupon'] as const;
const questions = ['who', 'when', 'many', 'own'] as const;

export function Referral() {
  const { t } = useTranslation('site');
  const { number, percent } = useFormats();
  const values = { percent: percent(facts.referralCoupon), days: number(facts.referralDays) };
  return (
    <SitePage
      title={t(($) => $.referral.title)}
      lead={t(($) => $.referral.lead, values)}
      actions={
        <LinkButton variant="primary" size="large" to={paths.contactSupport}>
          {t(($) => $.referral.contact)}
        </LinkButton>
      }
      picture={<Art name="share" />}
    >
      <PageSection title={t(($) => $.referral.how)}>
        <Steps
          items={steps.map((key) => ({
            key,
            title: t(($) => $.referral.steps[key].title),
            text: t(($) => $.referral.steps[key].text, values),
          }))}
        />
      </PageSection>
      <Invitation />
      <PageSection title={t(($) => $.questions)}>
        <Questions
          items={questions.map((key) => ({
            key,
            q: t(($) => $.referral.questions[key].q),
            a: t(($) => $.referral.questions[key].a, values),
          }))}
        />
      </PageSection>
      <NextStep />
    </SitePage>
  );
}

function Invitation() {
  const { t } = useTranslation('site');
  const { percent } = useFormats();
  const address = new URL(useHref(paths.signUp()), globalThis.location.origin).href;
  const text = t(($) => $.referral.invitation.message, { percent: percent(facts.referralCoupon), address });
  return (
    <PageSection title={t(($) => $.referral.invitation.title)} text={t(($) => $.referral.invitation.text)}>
      <div className={styles.box}>
        <blockquote className={styles.quote}>{text}</blockquote>
        <div>
          <CopyButton text={text} size="medium">
            {t(($) => $.referral.invitation.copy)}
          </CopyButton>
        </div>
      </div>
    </PageSection>
  );
}

function NextStep() {
  const { t } = useTranslation('site');
  const signedIn = useSignedIn();
  const { data: account } = useAccountQuery();
  if (!signedIn)
    return (
      <Closing title={t(($) => $.referral.visitor.title)} text={t(($) => $.referral.visitor.text)}>
        <LinkButton variant="primary" size="large" to={paths.signUp(paths.referral)}>
          {t(($) => $.start.signUp)}
        </LinkButton>
      </Closing>
    );
  if (account === undefined || !accountCan(account, 'seeBilling')) return null;
  return (
    <Closing title={t(($) => $.referral.coupons.title)} text={t(($) => $.referral.coupons.text)}>
      <LinkButton variant="primary" size="large" to={paths.coupons}>
        {t(($) => $.go.coupons, { ns: 'shell' })}
      </LinkButton>
    </Closing>
  );
}
