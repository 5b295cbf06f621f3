import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../visually-hidden';
import { CLEAR_ICON } from '../close-icon';
import type { ControlProps } from './field';
import styles from './form.module.css';
import { PickerPanel } from './picker-panel';

dayjs.extend(customParseFormat);

/** Value in and out as a text in `format`; '' is nothing chosen. */
export interface DateControlProps extends ControlProps<string> {
  format?: string | undefined;
  placeholder?: string | undefined;
  clearable?: boolean | undefined;
  /** Earliest and latest, in the same format. */
  min?: string | undefined;
  max?: string | undefined;
}

function read(text: string, format: string): Dayjs | null {
  const day = dayjs(text, format, true);
  return text !== '' && day.isValid() ? day : null;
}

function shared(props: DateControlProps, format: string, hintId: string, letters: (format: string) => string) {
  return {
    id: props.id ?? '',
    format,
    value: read(props.value, format),
    onChange: (next: Dayjs | null) => {
      props.onChange(next ? next.format(format) : '');
    },
    placeholder: props.placeholder ?? letters(format),
    disabled: props.disabled ?? false,
    allowClear: (props.clearable ?? true) ? CLEAR_ICON : false,
    className: styles['full'] ?? '',
    needConfirm: false,
    preserveInvalidOnBlur: false,
    panelRender: (panel: ReactNode) => <PickerPanel>{panel}</PickerPanel>,
    'aria-label': props.label,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': [props.describedBy, hintId].filter(Boolean).join(' '),
    'aria-required': props.required ?? false,
    'aria-invalid': props.invalid ?? false,
    ...(props.id ? {} : { id: hintId.replace(/-format$/, '') }),
    ...(props.onFocus ? { onFocus: props.onFocus } : {}),
    ...(props.onBlur ? { onBlur: props.onBlur } : {}),
    ...(props.invalid ? { status: 'error' as const } : {}),
    ...(props.min ? { minDate: dayjs(props.min, format) } : {}),
    ...(props.max ? { maxDate: dayjs(props.max, format) } : {}),
  };
}

/** A format as a person reads it: 'JJJJ-MM-TT' for 'YYYY-MM-DD' in German. */
function useFormatLetters(): (format: string) => string {
  const { t } = useTranslation('ui');
  const letters: Readonly<Record<string, string>> = {
    YYYY: t(($) => $.formatLetters.year),
    MM: t(($) => $.formatLetters.month),
    DD: t(($) => $.formatLetters.day),
    HH: t(($) => $.formatLetters.hour),
    mm: t(($) => $.formatLetters.minute),
    ss: t(($) => $.formatLetters.second),
  };
  return (format) => format.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => letters[part] ?? part);
}

function FormatHint({ id, format }: { id: string; format: string }) {
  const { t } = useTranslation('ui');
  const letters = useFormatLetters();
  return <VisuallyHidden id={id}>{t(($) => $.formatHint, { format: letters(format) })}</VisuallyHidden>;
}

function hintOf(props: DateControlProps): string {
  return `${props.id ?? `date-${props.name ?? 'field'}`}-format`;
}

/** A day; typed or picked. 'YYYY-MM-DD' unless told. */
export function DateControl(props: DateControlProps) {
  const format = props.format ?? 'YYYY-MM-DD';
  const hint = hintOf(props);
  const letters = useFormatLetters();
  return (
    <>
      <DatePicker {...shared(props, format, hint, letters)} />
      <FormatHint id={hint} format={format} />
    </>
  );
}

/** A day and a time; steps of one minute, of one second when the format shows seconds (CONST-14). 'YYYY-MM-DD HH:mm' unless told. */
export function DateTimeControl(props: DateControlProps) {
  const format = props.format ?? 'YYYY-MM-DD HH:mm';
  const hint = hintOf(props);
  const letters = useFormatLetters();
  return (
    <>
      <DatePicker
        {...shared(props, format, hint, letters)}
        showTime={{ format: timePart(format), minuteStep: 1, secondStep: 1 }}
      />
      <FormatHint id={hint} format={format} />
    </>
  );
}

/** A time of day. 'HH:mm' unless told; `minuteStep` narrows the choice. */
export function TimeControl(props: DateControlProps & { minuteStep?: 1 | 5 | 10 | 15 | 20 | 30 | undefined }) {
  const format = props.format ?? 'HH:mm';
  const hint = hintOf(props);
  const letters = useFormatLetters();
  return (
    <>
      <TimePicker {...shared(props, format, hint, letters)} minuteStep={props.minuteStep ?? 1} secondStep={1} />
      <FormatHint id={hint} format={format} />
    </>
  );
}

/** The time in a format of day and time: 'HH:mm' or 'HH:mm:ss'. */
export function timePart(format: string): string {
  return /ss/.test(format) ? 'HH:mm:ss' : 'HH:mm';
}
