import { useTranslation } from '#src/i18n/use-translation';
import { CopyButton } from '#src/ui/copy-button';
import type { SectionTexts } from '../article';
import { Prose } from '../prose';
import { useSectionUrl } from '../section-heading';
import styles from './faq.module.css';

/** Uses <details>, which find-in-page can open. */
export function Question({
  id,
  texts,
  open,
  onToggle,
}: {
  readonly id: string;
  readonly texts: SectionTexts;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  const { t } = useTranslation('articles');
  const address = useSectionUrl(id);
  return (
    <details
      id={id}
      open={open}
      className={styles.question}
      onToggle={(event) => {
        onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <h3>{texts.title}</h3>
      </summary>
      <div className={styles.answer}>
        <Prose text={texts.text} />
        <CopyButton text={address} label={t(($) => $.copyAddress, { title: texts.title })} />
      </div>
    </details>
  );
}
