import { useTranslation } from '#src/i18n/use-translation';
import { Text } from '#src/ui/text';
import styles from './rows.module.css';

/** Deeper levels show as JSON. */
const MAX_DEPTH = 5;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** ENUM-36, TPL-26 */
export function NestedValue({ value, depth = 0 }: { readonly value: unknown; readonly depth?: number }) {
  const { t } = useTranslation('rows');
  if (value === null || value === undefined || value === '')
    return (
      <Text as="span" tone="tertiary">
        {t(($) => $.none)}
      </Text>
    );
  if (typeof value === 'string') return value;
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.keys(value) : undefined;
  if (parts?.length === 0)
    return (
      <Text as="span" tone="tertiary">
        {t(($) => $.none)}
      </Text>
    );
  if (parts === undefined || depth >= MAX_DEPTH) return <span className={styles.mono}>{JSON.stringify(value)}</span>;
  if (Array.isArray(value)) {
    return (
      <ul className={styles.items}>
        {value.map((item: unknown, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the values of a cell never change places
          <li key={index}>
            <NestedValue value={item} depth={depth + 1} />
          </li>
        ))}
      </ul>
    );
  }
  const pairs = isRecord(value) ? Object.entries(value) : [];
  return (
    <dl className={styles.nested}>
      {pairs.map(([name, inner]) => (
        <div key={name} className={styles.pair}>
          <dt>{name}</dt>
          <dd>
            <NestedValue value={inner} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
