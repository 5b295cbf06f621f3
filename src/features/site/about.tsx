import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { languages } from '#src/i18n/languages';
import { LinkButton } from '#src/ui/link-button';
import { Bone } from '#src/ui/skeleton';
import { Art } from './art';
import { facts } from './facts';
import { picksQuery } from './landing/template-picks';
import { Closing, PageSection, SitePage } from './site-page';
import styles from './site.module.css';

const beliefs = ['plain', 'gentle', 'yours', 'honest'] as const;
const years = [
  { year: 2019, key: 'y2019' },
  { year: 2021, key: 'y2021' },
  { year: 2023, key: 'y2023' },
  { year: 2025, key: 'y2025' },
] as const;

export function About() {
  const { t } = useTranslation('site');
  const { number } = useFormats();
  const { data } = useQuery(picksQuery);
  const plainYear = (year: number) => number(year, { useGrouping: false });
  const figures = [
    { key: 'founded', text: plainYear(facts.founded) },
    { key: 'people', text: number(facts.people) },
    { key: 'countries', text: number(facts.countries) },
    { key: 'languages', text: number(languages.length) },
    { key: 'templates', text: data === undefined ? <Bone shape="number" width="48px" /> : number(data.total) },
  ] as const;
  return (
    <SitePage title={t(($) => $.about.title)} lead={t(($) => $.about.lead)} picture={<Art name="people" />}>
      <PageSection title={t(($) => $.about.figuresTitle)}>
        <dl className={styles.figures}>
          {figures.map(({ key, text }) => (
            <div key={key} className={styles.figure}>
              <dt>{t(($) => $.about.figures[key])}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title={t(($) => $.about.why.title)}>
        <div className={styles.columns}>
          <p className={styles.quiet}>{t(($) => $.about.why.before)}</p>
          <p className={styles.quiet}>{t(($) => $.about.why.now)}</p>
        </div>
      </PageSection>
      <PageSection title={t(($) => $.about.beliefsTitle)}>
        <ul className={styles.grid}>
          {beliefs.map((key) => (
            <li key={key} className={styles.box}>
              <h3>{t(($) => $.about.beliefs[key].title)}</h3>
              <p>{t(($) => $.about.beliefs[key].text)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t(($) => $.about.yearsTitle)}>
        <ol className={styles.years}>
          {years.map(({ year, key }) => (
            <li key={key}>
              <strong>{plainYear(year)}</strong>
              <span>{t(($) => $.about.years[key])}</span>
            </li>
          ))}
        </ol>
      </PageSection>
      <Closing title={t(($) => $.about.closing.title)} text={t(($) => $.about.closing.text)}>
        <LinkButton variant="primary" size="large" to={paths.contactSupport}>
          {t(($) => $.about.closing.contact)}
        </LinkButton>
        <LinkButton size="large" to={paths.customerStories}>
          {t(($) => $.about.closing.stories)}
        </LinkButton>
      </Closing>
    </SitePage>
  );
}
