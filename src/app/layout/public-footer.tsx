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

const internalLink = (name: FooterLink['name'], to: string): FooterLink => ({ name, to, isExternal: false });

const product: readonly FooterLink[] = [
  internalLink('publicTemplates', paths.publicTemplates),
  internalLink('pricing', paths.pricing),
  internalLink('download', paths.download),
  internalLink('alternatives', paths.alternatives),
];
const company: readonly FooterLink[] = [
  internalLink('about', paths.about),
  internalLink('customerStories', paths.customerStories),
  internalLink('blog', paths.blog),
  internalLink('affiliates', paths.affiliates),
  internalLink('referral', paths.referral),
];
const legal: readonly FooterLink[] = [
  internalLink('terms', paths.terms),
  internalLink('privacy', paths.privacy),
  internalLink('dataProcessing', paths.dataProcessing),
];
const help = ['help', 'faq', 'guide', 'apiDocs', 'whitePaper'] as const;

/** PUB-03, PUB-05 to PUB-18, PUB-20 */
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
            <LanguageMenu showLabel />
            <PushPrompt />
          </span>
        </div>
      </div>
    </footer>
  );
}
