import { useMemo } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useSignedIn } from '#src/data/session';
import { paths } from '#src/domain/paths';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { LinkButton } from '#src/ui/link-button';
import { StaticPicture } from '#src/ui/static-picture';
import { Article, type SectionTexts } from '../article';
import styles from '../article.module.css';
import { Prose } from '../prose';

const targets = (signedIn: boolean) => ({
  account: paths.login(),
  template: signedIn ? paths.templates : paths.publicTemplates,
  fill: signedIn ? paths.templates : paths.publicTemplates,
  start: paths.pricing,
  watch: paths.templateTaskList,
  export: paths.exportRecords,
});

const pictures = { template: 'choose', fill: 'fill-in', watch: 'watch', export: 'take-home' } as const;
const isPictured = (id: string): id is keyof typeof pictures => Object.hasOwn(pictures, id);

export function Guide() {
  const { t } = useTranslation('articles');
  const { title, lead, steps, next } = usePageTexts('articles').guide;
  const signedIn = useSignedIn();
  const to = targets(signedIn);
  const isStep = (id: string): id is keyof typeof to => Object.hasOwn(to, id);
  const texts = useMemo(() => {
    const sections: Record<string, SectionTexts> = {};
    for (const [index, [id, step]] of Object.entries(steps).entries())
      sections[id] = { title: `${String(index + 1)}. ${step.title}`, text: step.text };
    return { title, lead, sections };
  }, [title, lead, steps]);
  return (
    <Article
      texts={texts}
      more={(id) =>
        isStep(id) && (
          <>
            {isPictured(id) && (
              <div className={styles.more}>
                <StaticPicture name={pictures[id]} alt="" />
              </div>
            )}
            {!(id === 'account' && signedIn) && (
              <p className={styles.more}>
                <LinkButton variant={id === 'template' ? 'primary' : 'default'} to={to[id]}>
                  {t(($) => $.guide.steps[id].action)}
                </LinkButton>
              </p>
            )}
          </>
        )
      }
    >
      <Prose text={next} />
    </Article>
  );
}
