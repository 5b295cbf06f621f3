import dayjs from 'dayjs';
import { readStoredDateTime, storedDateFormat, storedDateTimeFormat } from '../../../../domain/stored-dates';
import { now } from '../../../../lib/now';
import { DateControl, DateTimeControl, TimeControl } from '../../../../ui/form/date-controls';
import { textOf, type ParameterFieldProps } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';

const minutes = 'HH:mm';
const seconds = 'HH:mm:ss';

/** A parameter that is a day, stored as YYYY-MM-DD (FORM-08, FORM-69). */
export function DateParameterField(props: ParameterFieldProps) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <DateControl
          {...wiring}
          value={textOf(value)}
          onChange={onChange}
          format={storedDateFormat}
          disabled={disabled}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      )}
    </ParameterFrame>
  );
}

/** A parameter that is a day and a time with seconds (FORM-13, FORM-70, CONST-14). */
export function DateTimeParameterField(props: ParameterFieldProps) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <DateTimeControl
          {...wiring}
          value={textOf(value)}
          onChange={onChange}
          format={storedDateTimeFormat}
          disabled={disabled}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      )}
    </ParameterFrame>
  );
}

/** The time of day in a stored value, in `format`; '' where there is none. */
export function timeOf(stored: string, format: string): string {
  return readStoredDateTime(stored) === null ? '' : dayjs(stored, storedDateTimeFormat).format(format);
}

/** A time of day as it is stored: with the day it had before, else today's (FORM-70). */
export function storeTime(time: string, former: string): string {
  if (time === '') return '';
  const day = readStoredDateTime(former) === null ? dayjs(now()).format(storedDateFormat) : former.slice(0, 10);
  return `${day} ${time.length === minutes.length ? `${time}:00` : time}`;
}

function TimeOfDay({ format, ...props }: ParameterFieldProps & { readonly format: string }) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  const stored = textOf(value);
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <TimeControl
          {...wiring}
          value={timeOf(stored, format)}
          onChange={(time) => {
            onChange(storeTime(time, stored));
          }}
          format={format}
          disabled={disabled}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      )}
    </ParameterFrame>
  );
}

/** A parameter with the control type TimePicker: hours and minutes, stored with a date (FORM-07, FORM-70). */
export function TimePickerParameterField(props: ParameterFieldProps) {
  return <TimeOfDay {...props} format={minutes} />;
}

/** A parameter with the data type Time: hours, minutes and seconds, stored with a date (FORM-14, FORM-70). */
export function TimeParameterField(props: ParameterFieldProps) {
  return <TimeOfDay {...props} format={seconds} />;
}
