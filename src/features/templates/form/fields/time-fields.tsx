import { useState } from 'react';
import { readStoredDateTime, storedDateFormat, storedDateTimeFormat } from '#src/domain/stored-dates';
import { localToday } from '#src/lib/local-time';
import { DateControl, DateTimeControl, TimeControl } from '#src/ui/form/date-controls';
import { textOf, type ParameterFieldProps } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';

const minutesFormat = 'HH:mm';
const secondsFormat = 'HH:mm:ss';

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

const DAY_LENGTH = storedDateFormat.length + 1;

/** Returns an invalid value as typed, so that the field can reject it. */
function timeOf(stored: string, format: string): string {
  if (readStoredDateTime(stored) !== null) return stored.slice(DAY_LENGTH, DAY_LENGTH + format.length);
  const time = stored.slice(DAY_LENGTH);
  return readStoredDateTime(time) === null ? stored : time;
}

function toStoredTime(input: string, format: string, day: string): string {
  const stored = `${day} ${format === minutesFormat ? `${input}:00` : input}`;
  if (input.length === format.length && readStoredDateTime(stored) !== null) return stored;
  // A typed day with a time looks like a stored value: the field would show only a part of it.
  return readStoredDateTime(input) === null ? input : `${day} ${input}`;
}

function TimeOfDay({ format, ...props }: ParameterFieldProps & { readonly format: string }) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  const stored = textOf(value);
  // The previous day, otherwise today, however often the time is retyped.
  const [previousDay, setPreviousDay] = useState<string>();
  const day = readStoredDateTime(stored) === null ? previousDay : stored.slice(0, 10);
  if (day !== previousDay) setPreviousDay(day);
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <TimeControl
          {...wiring}
          value={timeOf(stored, format)}
          onChange={(time) => {
            onChange(toStoredTime(time, format, day ?? localToday()));
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

export function TimePickerParameterField(props: ParameterFieldProps) {
  return <TimeOfDay {...props} format={minutesFormat} />;
}

export function TimeParameterField(props: ParameterFieldProps) {
  return <TimeOfDay {...props} format={secondsFormat} />;
}
