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

/** 'YYYY-MM-DD ', in front of a stored time. */
const DAY_LENGTH = storedDateFormat.length + 1;

/** The time of day in a stored value, in `format`; a value that is none is shown as it was typed, for the field to refuse. */
function timeOf(stored: string, format: string): string {
  if (readStoredDateTime(stored) !== null) return stored.slice(DAY_LENGTH, DAY_LENGTH + format.length);
  const typed = stored.slice(DAY_LENGTH);
  return readStoredDateTime(typed) === null ? stored : typed;
}

/** What was typed as it is stored: a time in `format` with a day (FORM-70); anything else as a value that is no time. */
function storeTime(typed: string, format: string, day: string): string {
  const stored = `${day} ${format === minutes ? `${typed}:00` : typed}`;
  if (typed.length === format.length && readStoredDateTime(stored) !== null) return stored;
  // A day with a time would pass for a stored value: the field would show a part of it, and the rest would be saved unseen.
  return readStoredDateTime(typed) === null ? typed : `${day} ${typed}`;
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
            onChange(storeTime(time, format, day ?? dayjs(now()).format(storedDateFormat)));
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
