import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useEffect, useImperativeHandle, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import type { ControlProps } from './field';
import styles from './form.module.css';
import { stepDecimal } from './decimal';
import { useTooLongMessage } from './use-too-long-message';

export interface TextControlProps extends ControlProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password';
  placeholder?: string;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Longer text is marked as wrong, not cut. */
  maxLength?: number;
  readOnly?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
  autoFocus?: boolean;
  /** Also focuses the field. */
  autoSelect?: boolean;
  spellCheck?: boolean;
  onKeyDown?: HTMLAttributes<HTMLInputElement>['onKeyDown'];
  ref?: Ref<HTMLInputElement>;
}

export function TextControl({
  value,
  onChange,
  label,
  labelledBy,
  invalid,
  required,
  describedBy,
  prefix,
  suffix,
  maxLength,
  type = 'text',
  autoSelect = false,
  ref,
  ...rest
}: TextControlProps) {
  const tooLong = useTooLongMessage(value, { maxLength, describedBy, invalid });
  const isInvalid = invalid === true || tooLong.isTooLong;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useEffect(() => {
    if (!autoSelect) return;
    input.current?.focus();
    input.current?.select();
  }, [autoSelect]);
  return (
    <>
      <span className={classNames(styles.input, isInvalid && styles.invalid)}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input
          {...rest}
          ref={input}
          type={type}
          value={value}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-invalid={isInvalid || undefined}
          aria-required={required || undefined}
          aria-describedby={tooLong.describedBy}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
      </span>
      {tooLong.words}
    </>
  );
}

export function PasswordControl(props: Omit<TextControlProps, 'type' | 'suffix'>) {
  const { t } = useTranslation('ui');
  const [isVisible, setVisible] = useState(false);
  return (
    <TextControl
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          label={isVisible ? t(($) => $.hidePassword) : t(($) => $.showPassword)}
          icon={isVisible ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          disabled={props.disabled}
          onClick={() => {
            setVisible(!isVisible);
          }}
        />
      }
    />
  );
}

export interface NumberControlProps extends Omit<TextControlProps, 'type' | 'suffix'> {
  /** Limits the buttons and arrow keys, not typed text. */
  min?: number;
  max?: number;
  /** Of the buttons and arrow keys. */
  step?: number;
  /** Without plus and minus buttons. */
  hideButtons?: boolean;
}

/** Stores the typed text, so that no digit is lost. */
export function NumberControl({ min, max, step = 1, hideButtons = false, ...props }: NumberControlProps) {
  const { t } = useTranslation('ui');
  const stepBy = (direction: 1 | -1) => {
    props.onChange(stepDecimal(props.value, step * direction, min, max));
  };
  return (
    <TextControl
      inputMode="decimal"
      autoComplete="off"
      {...props}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (!props.disabled && !props.readOnly) stepBy(event.key === 'ArrowUp' ? 1 : -1);
      }}
      suffix={
        hideButtons ? undefined : (
          <>
            <IconButton
              size="small"
              tabIndex={-1}
              label={t(($) => $.decrease)}
              icon={<MinusOutlined />}
              disabled={props.disabled}
              onClick={() => {
                stepBy(-1);
              }}
            />
            <IconButton
              size="small"
              tabIndex={-1}
              label={t(($) => $.increase)}
              icon={<PlusOutlined />}
              disabled={props.disabled}
              onClick={() => {
                stepBy(1);
              }}
            />
          </>
        )
      }
    />
  );
}

export interface TextAreaControlProps extends ControlProps<string> {
  placeholder?: string;
  rows?: number;
  /** Longer text is marked as wrong, not cut. */
  maxLength?: number;
  readOnly?: boolean;
  monospace?: boolean;
  onKeyDown?: HTMLAttributes<HTMLTextAreaElement>['onKeyDown'];
  onMouseUp?: HTMLAttributes<HTMLTextAreaElement>['onMouseUp'];
  onPaste?: HTMLAttributes<HTMLTextAreaElement>['onPaste'];
  ref?: Ref<HTMLTextAreaElement>;
}

/** Slow above a few thousand lines. */
export function TextAreaControl({
  value,
  onChange,
  label,
  labelledBy,
  invalid,
  required,
  describedBy,
  monospace = false,
  rows = 4,
  maxLength,
  ...rest
}: TextAreaControlProps) {
  const tooLong = useTooLongMessage(value, { maxLength, describedBy, invalid });
  return (
    <>
      <textarea
        {...rest}
        rows={rows}
        value={value}
        className={classNames(styles.area, monospace && styles.mono)}
        wrap={monospace ? 'off' : 'soft'}
        spellCheck={monospace ? false : undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-invalid={invalid || tooLong.isTooLong || undefined}
        aria-required={required || undefined}
        aria-describedby={tooLong.describedBy}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {tooLong.words}
    </>
  );
}

export function ClearButton({ value, label, onClear }: { value: string; label: string; onClear: () => void }) {
  if (value === '') return null;
  return <IconButton size="small" label={label} icon={<CloseOutlined />} onClick={onClear} />;
}
