import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#src/ui/visually-hidden';
import type { HelpAddress } from '#src/shared/help/help-addresses';
import styles from './public-footer.module.css';

export interface FooterLink extends HelpAddress {
  readonly name:
    | 'publicTemplates'
    | 'pricing'
    | 'download'
    | 'alternatives'
    | 'about'
    | 'customerStories'
    | 'blog'
    | 'affiliates'
    | 'referral'
    | 'terms'
    | 'privacy'
    | 'dataProcessing'
    | 'help'
    | 'faq'
    | 'guide'
    | 'apiDocs'
    | 'whitePaper'
    | 'handbook';
}

export function FooterGroup({
  name,
  links,
}: {
  readonly name: 'product' | 'help' | 'company' | 'legal';
  readonly links: readonly FooterLink[];
}) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.heading}>
        {t(($) => $.footer[name])}
      </h2>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.name}>
            {link.isExternal ? (
              <a href={link.to} target="_blank" rel="noreferrer" className={styles.link}>
                {t(($) => $.pages[link.name])} <VisuallyHidden>{t(($) => $.newTab)}</VisuallyHidden>
              </a>
            ) : (
              <Link to={link.to} className={styles.link}>
                {t(($) => $.pages[link.name])}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
