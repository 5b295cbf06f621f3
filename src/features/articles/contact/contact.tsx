import { useTranslation } from '#src/i18n/use-translation';
import { config } from '#src/api/config';
import { useAccountQuery } from '#src/data/account';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { PageHeader } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Section } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { Prose } from '../prose';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

/** Uses the user's mail program, because the contract has no operation for it (PUB-16, HDR-07). */
export function Contact() {
  const { t } = useTranslation('articles');
  const texts = usePageTexts('articles');
  const { data: account, isPending, fetchStatus } = useAccountQuery();
  const title = t(($) => $.pages.contact, { ns: 'shell' });
  const address = config().supportEmail;
  return (
    <>
      <PageTitle name={title} />
      <PageDescription text={t(($) => $.contact.lead)} />
      <PageHeader title={title} description={t(($) => $.contact.lead)} />
      <div className={styles.columns}>
        <Stack gap={5}>
          <p>{t(($) => $.contact.how, { address })}</p>
          {!(isPending && fetchStatus === 'fetching') && (
            <ContactForm address={address} email={account?.email ?? undefined} />
          )}
        </Stack>
        <Section title={t(($) => $.contact.before)} card>
          <Prose text={texts.contact.beforeText} />
        </Section>
      </div>
    </>
  );
}
