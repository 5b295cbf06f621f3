import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '#src/i18n/use-page-texts';
import { Button } from '#src/ui/button';
import { PageHeader } from '#src/ui/page-header';
import { PageDescription, PageTitle } from '#src/ui/page-title';
import { Stack } from '#src/ui/stack';
import type { SectionTexts } from '../article';
import { ContactPrompt } from '../contact-prompt';
import { Question } from './question';
import styles from './faq.module.css';

const groupNames = ['start', 'cost', 'runs', 'data'] as const;

export function Faq() {
  const { t } = useTranslation('articles');
  const { faq } = usePageTexts('articles');
  const groups = groupNames.map((name) => ({ name, ...faq.groups[name] }));
  const { hash, key } = useLocation();
  const target = hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([target]));
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setOpen(new Set([...open, target]));
  }
  useEffect(() => {
    if (target === '') return;
    const heading = document.getElementById(target);
    heading?.scrollIntoView();
    heading?.querySelector('summary')?.focus({ preventScroll: true });
  }, [target, key]);
  const ids = groups.flatMap(({ questions }) => Object.keys(questions));
  const allOpen = ids.every((id) => open.has(id));
  const title = t(($) => $.pages.faq, { ns: 'shell' });
  return (
    <Stack gap={6} className={styles.page}>
      <PageTitle name={title} />
      <PageDescription text={t(($) => $.faq.lead)} />
      <PageHeader
        title={title}
        description={t(($) => $.faq.lead)}
        actions={
          <Button onClick={() => setOpen(new Set(allOpen ? [] : ids))}>
            {allOpen ? t(($) => $.faq.closeAll) : t(($) => $.faq.openAll)}
          </Button>
        }
      />
      {groups.map(({ name, ...group }) => (
        <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
          <h2 id={`group-${name}`}>{group.title}</h2>
          <div className={styles.questions}>
            {Object.entries<SectionTexts>(group.questions).map(([id, texts]) => (
              <Question
                key={id}
                id={id}
                texts={texts}
                open={open.has(id)}
                onToggle={(isOpen) => {
                  if (isOpen === open.has(id)) return;
                  const next = new Set(open);
                  if (isOpen) next.add(id);
                  else next.delete(id);
                  setOpen(next);
                }}
              />
            ))}
          </div>
        </section>
      ))}
      <ContactPrompt />
    </Stack>
  );
}
