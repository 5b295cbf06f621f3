import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';

/**
 * A small form to go to one of `last` pages or rows by its number: to the last one for any above, and with what is no number kept and
 * said to be wrong.
 */
export function useJump(last: number, onJump: (wanted: number) => void) {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  return {
    text,
    type: (next: string) => {
      setText(next);
      setRefused(false);
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      // Digits may be full-width and grouped.
      const wanted = text.normalize('NFKC').replaceAll(/[\s.,'’]/g, '');
      const isNumber = /^\d+$/.test(wanted);
      setRefused(!isNumber && wanted !== '');
      if (!isNumber) return;
      setText('');
      onJump(Math.min(last, Math.max(1, Number(wanted))));
    },
    refusal: isRefused ? t(($) => $.page.noNumber, { last: number(last) }) : undefined,
  };
}
