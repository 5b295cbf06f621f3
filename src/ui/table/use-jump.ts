import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';

export function useJump(last: number, onJump: (page: number) => void) {
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
      const normalizedText = text.normalize('NFKC').replaceAll(/[\s.,'’]/g, '');
      const isNumber = /^\d+$/.test(normalizedText);
      setRefused(!isNumber && normalizedText !== '');
      if (!isNumber) return;
      setText('');
      onJump(Math.min(last, Math.max(1, Number(normalizedText))));
    },
    refusal: isRefused ? t(($) => $.page.noNumber, { last: number(last) }) : undefined,
  };
}
