import { useTranslation } from '#src/i18n/use-translation';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { isDrawnPicture } from '#src/lib/rows/picture';
import { GeneratedPicture } from '#src/ui/cover';
import { classNames } from '#src/ui/class-names';
import { Text } from '#src/ui/text';
import { isEmptyValue, rawText, safeAddress, writtenValue } from './cell-value';
import { NestedValue } from './nested-value';
import styles from './rows.module.css';

/** `large` is for the detail; otherwise one short line without focusable content. */
export function RowCell({
  field,
  value,
  large = false,
}: {
  readonly field: Schemas['RowField'];
  readonly value: unknown;
  readonly large?: boolean;
}) {
  const { t } = useTranslation('runs');
  const formats = useFormats();
  if (isEmptyValue(value))
    return (
      <Text as="span" tone="tertiary">
        {large ? t(($) => $.row.none) : '–'}
      </Text>
    );
  const words = writtenValue(field.type, value, formats);
  const address = safeAddress(value);
  switch (field.type) {
    case RowFieldType.Link:
      return address === undefined ? (
        words
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={large ? undefined : -1}
          title={large ? undefined : address}
          aria-label={t(($) => $.row.openLink, { address: words })}
        >
          {words}
        </a>
      );
    case RowFieldType.Image:
      if (typeof value === 'string' && isDrawnPicture(value))
        return <GeneratedPicture seed={value} alt={field.displayText} size={large ? 160 : 32} />;
      return address === undefined ? (
        words
      ) : (
        <img
          src={address}
          alt={field.displayText}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={classNames(styles.picture, large && styles.pictureLarge)}
        />
      );
    case RowFieldType.Json:
      return large ? (
        <NestedValue value={value} />
      ) : (
        <span className={classNames(styles.mono, styles.cut)} title={rawText(value)}>
          {rawText(value)}
        </span>
      );
    default:
      return large ? (
        words
      ) : (
        <span className={styles.cut} title={words}>
          {words}
        </span>
      );
  }
}
