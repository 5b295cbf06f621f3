import dayjs from 'dayjs';
import { useState } from 'react';
import { readStoredDateTime, storedDateFormat, storedDateTimeFormat } from '#src/domain/stored-dates';
import { now } from '#src/lib/now';
import { DateControl, DateTimeControl, TimeControl } from '#src/ui/form/date-controls';
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

/** The time of day in a stored value, in `format`; a value that is none stays as it is, for the field to refuse. */
function timeOf(stored: string, format: string): string {
  return readStoredDateTime(stored) === null ? stored : stored.slice(11, 11 + format.length);
}

/** A time of day as it is stored, with a day (FORM-70); what is no time stays as it is. */
function storeTime(time: string, day: string): string {
  const stored = `${day} ${time.length === minutes.length ? `${time}:00` : time}`;
  return readStoredDateTime(stored) === null ? time : stored;
}

function TimeOfDay({ format, ...props }: ParameterFieldProps & { readonly format: string }) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  const stored = textOf(value);
  // The day it had before, else today, however often the time is typed anew.
  const [former, setFormer] = useState<string>();
  const day = readStoredDateTime(stored) === null ? former : stored.slice(0, 10);
  if (day !== former) setFormer(day);
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <TimeControl
          {...wiring}
          value={timeOf(stored, format)}
          onChange={(time) => {
            onChange(storeTime(time, day ?? dayjs(now()).format(storedDateFormat)));
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
