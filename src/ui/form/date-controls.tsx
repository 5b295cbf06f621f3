import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import { CLEAR_ICON } from '../close-icon';
import { AntdScope } from '../theme/antd-scope';
import styles from './form.module.css';
import { PickerPanel } from './picker-panel';
import { useDeferredOpen } from './use-deferred-open';
import {
  TypedDateContext,
  TypedDateInput,
  useTypedDate,
  type DateControlProps,
  type DateError,
} from './typed-date-input';

dayjs.extend(customParseFormat);

/** A day without a clock change. */
const ANY_DAY = '2001-01-15';
const MIDNIGHT = dayjs(ANY_DAY);
const parts = { input: TypedDateInput };

/** On phones the panel fits neither below nor above. */
const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };
const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow },
};

function parseValue(text: string, format: string): Dayjs | null {
  if (text === '') return null;
  const day = format.includes('YYYY')
    ? dayjs(text, format, true)
    : dayjs(`${ANY_DAY} ${text}`, `YYYY-MM-DD ${format}`, true);
  return day.isValid() ? day : null;
}

function usePicker(props: DateControlProps, format: string) {
  const { open, onOpenChange, cancelPending } = useDeferredOpen();
  const letters = useFormatLetters();
  const typedDate = useTypedDate(props, format);
  // A new object would reset the selection in antd's open panel.
  const value = useMemo(() => parseValue(typedDate.parsed, format), [typedDate.parsed, format]);
  const id = props.id ?? `date-${props.name ?? 'field'}`;
  const fault = props.invalid ? undefined : typedDate.error;
  const isInvalid = props.invalid === true || fault !== undefined;
  return {
    frame: (picker: ReactNode) => (
      <div className={styles.full}>
        <TypedDateContext
          value={{
            ...typedDate,
            close: () => {
              onOpenChange(false);
            },
          }}
        >
          <AntdScope>{picker}</AntdScope>
        </TypedDateContext>
        <FormatHint id={`${id}-format`} format={format} />
        <DateErrorMessage
          id={`${id}-fault`}
          error={fault}
          format={format}
          text={typedDate.text}
          min={props.min}
          max={props.max}
        />
      </div>
    ),
    picker: {
      id,
      format,
      value,
      open,
      onOpenChange,
      components: parts,
      placement: 'bottomLeft' as const,
      builtinPlacements: placements,
      onCalendarChange: typedDate.reset,
      onChange: (next: Dayjs | null) => {
        typedDate.reset();
        props.onChange(next ? next.format(format) : '');
      },
      placeholder: props.placeholder ?? letters(format),
      disabled: props.disabled ?? false,
      allowClear: (props.clearable ?? true) ? CLEAR_ICON : false,
      className: styles.full,
      needConfirm: false,
      panelRender: (panel: ReactNode) => <PickerPanel>{panel}</PickerPanel>,
      'aria-label': props.label,
      'aria-labelledby': props.labelledBy,
      'aria-describedby': classNames(props.describedBy, fault && `${id}-fault`, `${id}-format`),
      'aria-required': props.required ?? false,
      'aria-invalid': isInvalid,
      ...(props.onFocus ? { onFocus: props.onFocus } : {}),
      onBlur: () => {
        cancelPending();
        props.onBlur?.();
      },
      ...(isInvalid ? { status: 'error' as const } : {}),
      ...(props.min ? { minDate: dayjs(props.min, format) } : {}),
      ...(props.max ? { maxDate: dayjs(props.max, format) } : {}),
    },
  };
}

/** 'JJJJ-MM-TT' in German. */
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

function DateErrorMessage({
  id,
  error,
  format,
  text: typed,
  min = '',
  max = '',
}: {
  id: string;
  error: DateError | undefined;
  format: string;
  text: string;
  min: string | undefined;
  max: string | undefined;
}) {
  const { t } = useTranslation('ui');
  const letters = useFormatLetters();
  return (
    <div id={id} aria-live="polite" className={styles.error}>
      {error === 'unreadable' && t(($) => $.dateFaults.unreadable, { typed: typed.trim(), format: letters(format) })}
      {error === 'early' && t(($) => $.dateFaults.early, { day: min })}
      {error === 'late' && t(($) => $.dateFaults.late, { day: max })}
    </div>
  );
}

/** 'YYYY-MM-DD' by default. */
export function DateControl(props: DateControlProps) {
  const { frame, picker } = usePicker(props, props.format ?? 'YYYY-MM-DD');
  return frame(<DatePicker {...picker} />);
}

/** 'YYYY-MM-DD HH:mm' by default (CONST-14). */
export function DateTimeControl(props: DateControlProps) {
  const format = props.format ?? 'YYYY-MM-DD HH:mm';
  const { frame, picker } = usePicker(props, format);
  return frame(<DatePicker {...picker} showTime={{ format: timePart(format), minuteStep: 1, secondStep: 1 }} />);
}

/** 'HH:mm' by default. */
export function TimeControl(
  props: DateControlProps & {
    /** Between the choices; 1 by default. */
    minuteStep?: 1 | 5 | 10 | 15 | 20 | 30;
  },
) {
  const { frame, picker } = usePicker(props, props.format ?? 'HH:mm');
  return frame(
    <TimePicker {...picker} defaultOpenValue={MIDNIGHT} minuteStep={props.minuteStep ?? 1} secondStep={1} />,
  );
}

export function timePart(format: string): string {
  return /ss/.test(format) ? 'HH:mm:ss' : 'HH:mm';
}
