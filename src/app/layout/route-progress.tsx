import { useTranslation } from '#src/i18n/use-translation';
import { useNavigation } from 'react-router-dom';
import styles from './route-progress.module.css';

export function RouteProgress() {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={t(($) => $.pageLoading)} className={styles.bar} />;
}
