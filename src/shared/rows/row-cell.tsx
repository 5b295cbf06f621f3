import { useTranslation } from '#src/i18n/use-translation';
import { RowFieldType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { isDrawnPicture } from '#src/lib/rows/picture';
import { GeneratedPicture } from '#src/ui/cover';
import { classNames } from '#src/ui/class-names';
import { Text } from '#src/ui/text';
import { isEmptyValue, rawText, safeHttpUrl, formatCellValue } from './cell-value';
import { NestedValue } from './nested-value';
import styles from './rows.module.css';

/** `large` is for the detail; otherwise one short line without focusable content. */
export function RowCell({
  field,
  value,
  isLarge = false,
}: {
  readonly field: Schemas['RowField'];
  readonly value: unknown;
  readonly isLarge?: boolean;
}) {
  const { t } = useTranslation('rows');
  const formats = useFormats();
  if (isEmptyValue(value))
    return (
      <Text as="span" tone="tertiary">
        {isLarge ? t(($) => $.none) : '–'}
      </Text>
    );
  const text = formatCellValue(field.type, value, formats);
  const url = safeHttpUrl(value);
  switch (field.type) {
    case RowFieldType.Link:
      return url === undefined ? (
        text
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={isLarge ? undefined : -1}
          title={isLarge ? undefined : url}
          aria-label={t(($) => $.openLink, { address: text })}
        >
          {text}
        </a>
      );
    case RowFieldType.Image:
      if (typeof value === 'string' && isDrawnPicture(value))
        return <GeneratedPicture seed={value} alt={field.displayText} size={isLarge ? 160 : 32} />;
      return url === undefined ? (
        text
      ) : (
        <img
          src={url}
          alt={field.displayText}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={classNames(styles.picture, isLarge && styles.pictureLarge)}
        />
      );
    case RowFieldType.Json:
      return isLarge ? (
        <NestedValue value={value} />
      ) : (
        <span className={classNames(styles.mono, styles.truncated)} title={rawText(value)}>
          {rawText(value)}
        </span>
      );
    default:
      return isLarge ? (
        text
      ) : (
        <span className={styles.truncated} title={text}>
          {text}
        </span>
      );
  }
}
