import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundField, findChoice, ownProps, toText, type BoundProps, type OwnProps } from './bound-field';
import { DateControl, DateTimeControl, TimeControl } from './date-controls';
import { SelectControl, type SelectOption } from './select-control';
import type { DateControlProps } from './typed-date-input';

interface SelectProps<V extends string | number> {
  options: readonly SelectOption<V>[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
  loading?: boolean;
}

export function SelectField<T extends FieldValues, N extends FieldPath<T>, V extends string | number = string, O = T>(
  props: BoundProps<T, N, O> & SelectProps<V>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => (
        <SelectControl<V>
          {...wire}
          {...ownProps(props)}
          options={props.options}
          value={findChoice(value, props.options)}
        />
      )}
    />
  );
}

export function DateField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<DateControlProps>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => <DateControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}

export function DateTimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<DateControlProps>,
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => (
        <DateTimeControl {...ownProps(props)} {...wire} value={toText(value)} />
      )}
    />
  );
}

export function TimeField<T extends FieldValues, N extends FieldPath<T>, O = T>(
  props: BoundProps<T, N, O> & OwnProps<DateControlProps> & { minuteStep?: 1 | 5 | 10 | 15 | 20 | 30 },
) {
  return (
    <BoundField
      boundProps={props}
      render={({ value, ref: _ref, ...wire }) => <TimeControl {...ownProps(props)} {...wire} value={toText(value)} />}
    />
  );
}
