import { useTranslation } from '#src/i18n/use-translation';
import styles from './small-parts.module.css';

export function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('ui');
  const caps: Readonly<Record<string, string>> = {
    Ctrl: t(($) => $.keyCaps.Ctrl),
    Shift: t(($) => $.keyCaps.Shift),
    Home: t(($) => $.keyCaps.Home),
    End: t(($) => $.keyCaps.End),
    Enter: t(($) => $.keyCaps.Enter),
    Esc: t(($) => $.keyCaps.Esc),
  };
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {caps[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}
