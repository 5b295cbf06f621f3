import { useTranslation } from '#src/i18n/use-translation';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { PushPrompt } from '#src/features/promotions/push-prompt';
import { useLanguage } from '#src/i18n/use-language';
import { now } from '#src/lib/now';
import { FooterGroup, type FooterLink } from './footer-group';
import { handbookAddress, useHelpAddress } from '#src/shared/help/help-addresses';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import styles from './public-footer.module.css';

const here = (name: FooterLink['name'], to: string): FooterLink => ({ name, to, elsewhere: false });

const product: readonly FooterLink[] = [
  here('publicTemplates', paths.publicTemplates),
  here('pricing', paths.pricing),
  here('download', paths.download),
  here('alternatives', paths.alternatives),
];
const company: readonly FooterLink[] = [
  here('about', paths.about),
  here('customerStories', paths.customerStories),
  here('blog', paths.blog),
  here('affiliates', paths.affiliates),
  here('referral', paths.referral),
];
const legal: readonly FooterLink[] = [
  here('terms', paths.terms),
  here('privacy', paths.privacy),
  here('dataProcessing', paths.dataProcessing),
];
const help = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper'] as const;

/** The links of PUB-03, PUB-05 to PUB-18, PUB-20. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  const addressOf = useHelpAddress();
  const language = useLanguage();
  const handbook = handbookAddress(language, useSignedIn());
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t(($) => $.footer.label)} className={styles.groups}>
          <FooterGroup name="product" links={product} />
          <FooterGroup
            name="help"
            links={[
              ...help.map((name) => ({ name, ...addressOf(name) })),
              ...(handbook === null ? [] : [{ name: 'handbook' as const, ...handbook }]),
            ]}
          />
          <FooterGroup name="company" links={company} />
          <FooterGroup name="legal" links={legal} />
        </nav>
        <div className={styles.foot}>
          <Logo to={paths.home} />
          <p>{t(($) => $.footer.rights, { year: new Date(now()).getFullYear() })}</p>
          <span className={styles.tools}>
            <LanguageMenu worded />
            <PushPrompt />
          </span>
        </div>
      </div>
    </footer>
  );
}
