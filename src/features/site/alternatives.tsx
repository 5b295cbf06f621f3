import { useTranslation } from '#src/i18n/use-translation';
import { Art } from './art';
import { Closing, PageSection, SitePage } from './site-page';
import styles from './site.module.css';
import { StartActions } from './start-actions';
import { WideTable } from './wide-table';

const approaches = ['gleaner', 'scripts', 'extensions', 'vendors'] as const;
const questions = ['first', 'skill', 'upkeep', 'unattended', 'choice', 'volume', 'cost'] as const;
const others = ['scripts', 'extensions', 'vendors'] as const;

/** Names no company (PUB-15). */
export function Alternatives() {
  const { t } = useTranslation('site');
  return (
    <SitePage
      title={t(($) => $.alternatives.title)}
      lead={t(($) => $.alternatives.lead)}
      picture={<Art name="compare" />}
    >
      <PageSection title={t(($) => $.alternatives.table)} text={t(($) => $.alternatives.tableText)}>
        <WideTable
          label={t(($) => $.alternatives.table)}
          headers={[
            { key: 'question', text: t(($) => $.alternatives.question) },
            ...approaches.map((key) => ({ key, text: t(($) => $.alternatives.ways[key]) })),
          ]}
          rows={questions.map((row) => ({
            key: row,
            name: t(($) => $.alternatives.rows[row].name),
            cells: approaches.map((approach) => t(($) => $.alternatives.rows[row][approach])),
          }))}
        />
      </PageSection>
      <PageSection title={t(($) => $.alternatives.better)} text={t(($) => $.alternatives.betterText)}>
        <ul className={styles.grid}>
          {others.map((key) => (
            <li key={key} className={styles.box}>
              <h3>{t(($) => $.alternatives.ways[key])}</h3>
              <p>{t(($) => $.alternatives.when[key])}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t(($) => $.alternatives.together)}>
        <p className={styles.quiet}>{t(($) => $.alternatives.togetherText)}</p>
      </PageSection>
      <Closing title={t(($) => $.alternatives.closing.title)} text={t(($) => $.alternatives.closing.text)}>
        <StartActions />
      </Closing>
    </SitePage>
  );
}
