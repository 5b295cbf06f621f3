import { useTranslation } from '#src/i18n/use-translation';
import { paths } from '#src/domain/paths';
import { LinkButton } from '#src/ui/link-button';
import { Section } from '#src/ui/section';
import { StaticPicture } from '#src/ui/static-picture';
import { Text } from '#src/ui/text';
import styles from './overview.module.css';

const steps = [
  { key: 'choose', picture: 'choose' },
  { key: 'fillIn', picture: 'fill-in' },
  { key: 'takeHome', picture: 'take-home' },
] as const;

export function FirstSteps() {
  const { t } = useTranslation('overview');
  return (
    <Section
      card
      title={t(($) => $.firstSteps.title)}
      actions={
        <>
          <LinkButton to={paths.guide}>{t(($) => $.firstSteps.guide)}</LinkButton>
          <LinkButton variant="primary" to={paths.templates}>
            {t(($) => $.chooseTemplate)}
          </LinkButton>
        </>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ key, picture }) => (
          <li key={key} className={styles.step}>
            <StaticPicture name={picture} alt="" />
            <h3 className={styles.stepTitle}>{t(($) => $.firstSteps[key].title)}</h3>
            <Text tone="secondary">{t(($) => $.firstSteps[key].text)}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
