import { useId } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { TextControl } from '#src/ui/form/text-controls';
import { useJump } from '#src/ui/table/use-jump';
import styles from './runs.module.css';

export function JumpToRow({ total, onJump }: { readonly total: number; readonly onJump: (index: number) => void }) {
  const { t } = useTranslation('runs');
  const id = useId();
  const { text, type, submit, refusal } = useJump(total, (row) => {
    onJump(row - 1);
  });
  return (
    <form noValidate className={styles.jump} onSubmit={submit}>
      <label htmlFor={id}>{t(($) => $.jump)}</label>
      <span style={{ width: `${String(total).length + 4}ch` }}>
        <TextControl
          id={id}
          value={text}
          onChange={type}
          inputMode="numeric"
          autoComplete="off"
          invalid={refusal !== undefined}
          describedBy={refusal === undefined ? undefined : `${id}-refused`}
        />
      </span>
      <span id={`${id}-refused`} role="alert" className={styles.jumpRefused}>
        {refusal}
      </span>
    </form>
  );
}
