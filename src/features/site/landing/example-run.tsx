import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Progress } from '#src/ui/progress';
import { Sparkline } from '#src/ui/sparkline';
import { Tag } from '#src/ui/status';
import styles from './landing.module.css';

/** Prices in cents. */
const rows = [
  { key: 'lamp', price: 3990, rating: 4.6 },
  { key: 'kettle', price: 2450, rating: 4.3 },
  { key: 'chair', price: 12900, rating: 4.8 },
  { key: 'backpack', price: 5995, rating: 4.5 },
  { key: 'keyboard', price: 7900, rating: 4.2 },
] as const;

/** Total rows read when each row above appears. */
const counts = [0, 24, 51, 83, 112, 140] as const;
const TOTAL = 140;
/** Milliseconds between rows. */
const ROW_DELAY = 600;

const prefersReducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export function ExampleRun() {
  const { t } = useTranslation('site');
  const { cents, number } = useFormats();
  const [shownRows, setShownRows] = useState(() => (prefersReducedMotion() ? rows.length : 0));
  const done = shownRows === rows.length;
  useEffect(() => {
    if (done) return;
    const timer = window.setTimeout(() => {
      setShownRows(shownRows + 1);
    }, ROW_DELAY);
    return () => {
      window.clearTimeout(timer);
    };
  }, [shownRows, done]);
  const read = counts[shownRows] ?? TOTAL;
  return (
    <figure className={styles.run}>
      <figcaption className={styles.runHead}>
        <span className={styles.runName}>{t(($) => $.home.run.task)}</span>
        {done ? (
          <Tag variant="success">{t(($) => $.home.run.done)}</Tag>
        ) : (
          <Tag variant="info" isOngoing>
            {t(($) => $.home.run.running)}
          </Tag>
        )}
      </figcaption>
      <Progress
        label={t(($) => $.home.run.label)}
        value={read / TOTAL}
        text={t(($) => $.home.run.rows, { count: read, value: number(read) })}
      />
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.home.run.product)}</th>
            <th scope="col">{t(($) => $.home.run.price)}</th>
            <th scope="col">{t(($) => $.home.run.rating)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, price, rating }, index) => (
            <tr key={key} className={index < shownRows ? styles.here : styles.away} aria-hidden={index >= shownRows}>
              <td>{t(($) => $.home.run.items[key])}</td>
              <td className="gl-tabular">{cents(price)}</td>
              <td className="gl-tabular">{number(rating, { minimumFractionDigits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.runFoot}>
        <Sparkline
          values={counts.slice(0, Math.max(2, shownRows + 1))}
          label={t(($) => $.home.run.curve)}
          width={120}
        />
        <Button size="small" disabled={!done} onClick={() => setShownRows(0)}>
          {t(($) => $.home.run.again)}
        </Button>
      </div>
    </figure>
  );
}
