import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import styles from './form.module.css';

export function countExcessCharacters(text: string, maxLength: number | undefined): number {
  return maxLength === undefined || text.length <= maxLength ? 0 : Math.max(0, [...text].length - maxLength);
}

interface TextLimit {
  readonly maxLength?: number | undefined;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
}

/** A `maxlength` attribute silently cuts pasted text. */
export function useTooLongMessage(value: string, { maxLength, describedBy, invalid }: TextLimit) {
  const { t } = useTranslation('ui');
  const id = useId();
  const count = countExcessCharacters(value, maxLength);
  const isTooLong = count > 0;
  return {
    isTooLong,
    describedBy: classNames(describedBy, isTooLong && id) || undefined,
    words: maxLength !== undefined && (
      <div id={id} aria-live="polite" className={styles.error}>
        {isTooLong && !invalid && t(($) => $.tooLong, { count, most: maxLength })}
      </div>
    ),
  };
}
