import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Button, IconButton } from './button';
import { classNames } from './class-names';
import styles from './small-parts.module.css';
import { NameText } from './text';

/** Compares extensions ('.csv,.xlsx'). */
export function isAccepted(name: string, accept: string): boolean {
  const endings = accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry.startsWith('.'));
  return endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending));
}

export function FileDrop({
  onFile,
  onRejected,
  accept = '',
  fileName,
  onRemove,
  help,
  label,
  disabled = false,
  loading = false,
  invalid = false,
  describedBy,
}: {
  onFile: (file: File) => void;
  /** Called when the extension does not fit. */
  onRejected?: () => void;
  /** Extensions, such as '.csv,.xlsx'; any file by default. */
  accept?: string;
  fileName?: string;
  onRemove?: () => void;
  help?: ReactNode;
  label?: string;
  disabled?: boolean;
  loading?: boolean;
  invalid?: boolean;
  describedBy?: string;
}) {
  const { t } = useTranslation('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setOver] = useState(false);
  const [rejectedName, setWrong] = useState<string>();
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (!first || disabled || loading) return;
    const fits = isAccepted(first.name, accept);
    setWrong(fits ? undefined : first.name);
    if (fits) onFile(first);
    else onRejected?.();
  };
  return (
    <div
      className={classNames(
        styles.drop,
        isDragOver && styles.dragOver,
        (invalid || rejectedName !== undefined) && styles.invalid,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label ?? t(($) => $.drop.choose)}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {fileName !== undefined && (
        <span data-aside="" className={styles.file}>
          <span>
            <NameText text={fileName} />
          </span>
          {onRemove && (
            <IconButton
              size="small"
              label={t(($) => $.removeNamed, { name: fileName })}
              icon={<CloseOutlined />}
              onClick={onRemove}
            />
          )}
        </span>
      )}
      <Button
        size="small"
        disabled={disabled}
        loading={loading}
        aria-describedby={classNames(describedBy, rejectedName !== undefined && `${id}-wrong`) || undefined}
        onClick={() => input.current?.click()}
      >
        {label ?? t(($) => $.drop.choose)}
      </Button>
      <span>{t(($) => $.drop.orDrop)}</span>
      {help !== undefined && <div className={styles.dropHelp}>{help}</div>}
      <div id={`${id}-wrong`} role="alert" className={styles.rejected} hidden={rejectedName === undefined}>
        {rejectedName !== undefined &&
          t(($) => $.drop.wrongType, { name: rejectedName, accept: accept.replaceAll(',', ', ') })}
      </div>
    </div>
  );
}
