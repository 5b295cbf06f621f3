import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextControl } from '../../ui/form/text-controls';
import styles from './runs.module.css';

/** A field to jump to a row by its number, from 1; a number beyond the last row goes to the last. `onJump` is given it from 0. */
export function JumpToRow({ total, onJump }: { readonly total: number; readonly onJump: (index: number) => void }) {
  const { t } = useTranslation('runs');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      noValidate
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        const row = Number.parseInt(text.replaceAll(/\D/g, ''), 10);
        if (Number.isNaN(row)) return;
        setText('');
        onJump(Math.min(total, Math.max(1, row)) - 1);
      }}
    >
      <label htmlFor={id}>{t(($) => $.jump)}</label>
      <span className={styles['jumpBox']}>
        <TextControl id={id} value={text} onChange={setText} inputMode="numeric" autoComplete="off" />
      </span>
    </form>
  );
}
