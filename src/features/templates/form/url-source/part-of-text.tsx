import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useFormats } from '#src/i18n/format';
import { IconButton } from '#src/ui/button';
import { TextControl } from '#src/ui/form/text-controls';
import { linesIn, nextWindow, previousWindow, windowAtLine, type TextWindow } from './text-window';
import styles from './url-source.module.css';

export function PartOfText({
  textWindow,
  onWindowChange,
}: {
  readonly textWindow: TextWindow;
  readonly onWindowChange: (next: TextWindow) => void;
}) {
  const { t } = useTranslation('templateForm');
  const { number } = useFormats();
  const labelId = useId();
  const [line, setLine] = useState('');
  const { body, tail, firstLine } = textWindow;
  const last = firstLine + linesIn(body) - 1;
  const after = useMemo(() => linesIn(tail) - 1, [tail]);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.part}>
      <span id={labelId} role="status">
        {t(($) => $.multiLine.part, { from: number(firstLine), to: number(last), total: number(last + after) })}
      </span>
      <IconButton
        size="small"
        label={t(($) => $.multiLine.previousPart)}
        icon={<LeftOutlined />}
        disabled={textWindow.head === ''}
        onClick={() => {
          onWindowChange(previousWindow(textWindow));
        }}
      />
      <IconButton
        size="small"
        label={t(($) => $.multiLine.nextPart)}
        icon={<RightOutlined />}
        disabled={tail === ''}
        onClick={() => {
          onWindowChange(nextWindow(textWindow));
        }}
      />
      <span className={styles.goTo}>
        <TextControl
          label={t(($) => $.multiLine.goToLine)}
          placeholder={t(($) => $.multiLine.goToLine)}
          inputMode="numeric"
          autoComplete="off"
          value={line}
          onChange={(next) => {
            setLine(next.replace(/\D/g, ''));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not save the surrounding form.
            event.preventDefault();
            if (line !== '') onWindowChange(windowAtLine(textWindow, Math.max(1, Number(line))));
          }}
        />
      </span>
    </div>
  );
}
