import { useTranslation } from '#src/i18n/use-translation';
import { useHref, useLocation } from 'react-router-dom';
import { CopyButton } from '#src/ui/copy-button';
import styles from './article.module.css';

export function useSectionUrl(id: string): string {
  const { pathname } = useLocation();
  return `${globalThis.location.origin}${useHref({ pathname, hash: id })}`;
}

export function SectionHeading({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('articles');
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <span className={styles.copy}>
        <CopyButton text={useSectionUrl(id)} label={t(($) => $.copyAddress, { title })} />
      </span>
    </div>
  );
}
