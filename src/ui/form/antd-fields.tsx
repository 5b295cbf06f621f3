import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, choice, own, text, type Bound, type Own } from './bound-field';
import { DateControl, DateTimeControl, TimeControl } from './date-controls';
import { SelectControl, type Option } from './select-control';
import type { DateControlProps } from './typed-date-input';

interface Selects<V extends string | number> {
  options: readonly Option<V>[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
}

export function SelectField<T extends FieldValues, N extends FieldPath<T>, V extends string | number = string, O = T>(
  props: Bound<T, N, O> & Selects<V>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => (
        <SelectControl<V> {...wire} {...own(props)} options={props.options} value={choice(value, props.options)} />
      )}
    />
  );
}

export function DateField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <DateControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

export function DateTimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps>,
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <DateTimeControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}

export function TimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: Bound<T, N, O> & Own<DateControlProps> & { minuteStep?: 1 | 5 | 10 | 15 | 20 | 30 },
) {
  return (
    <BoundField
      bound={props}
      draw={({ value, ref: _ref, ...wire }) => <TimeControl {...own(props)} {...wire} value={text(value)} />}
    />
  );
}
