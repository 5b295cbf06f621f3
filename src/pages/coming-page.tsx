import { useTranslation } from 'react-i18next';
import { paths } from '../domain/paths';
import { Empty, type EmptyDrawing } from '../ui/empty';
import { LinkButton } from '../ui/link-button';
import { PageTitle } from '../ui/page-title';
import styles from './coming-page.module.css';

/** Which page it is, and the nearest thing that works now. */
const next = {
  paymentSettings: 'contact',
  trial: 'contact',
} as const;

export type ComingPageName = keyof typeof next;

const drawings: Partial<Record<ComingPageName, EmptyDrawing>> = {};

const targets = {
  templates: paths.templates,
  templateTasks: paths.templateTaskList,
  contact: paths.contactSupport,
} as const;

/** A page whose content is on its way: it says what it will hold and leads to the nearest thing that works now. */
export function ComingPage({ name }: { readonly name: ComingPageName }) {
  const { t } = useTranslation('shell');
  const target = next[name];
  return (
    <>
      <PageTitle name={t(($) => $.pages[name])} />
      <h1 className={styles['title']}>{t(($) => $.pages[name])}</h1>
      <div className={styles['box']}>
        <Empty
          drawing={drawings[name] ?? 'list'}
          title={t(($) => $.coming[name])}
          action={
            <LinkButton kind="primary" to={targets[target]}>
              {t(($) => $.go[target])}
            </LinkButton>
          }
        />
      </div>
    </>
  );
}
