import { CheckboxListParameterField, DropdownParameterField, SwitchParameterField } from './fields/choice-fields';
import { PreLoginParameterField } from './fields/pre-login-field';
import { NumberParameterField, TextParameterField } from './fields/text-field';
import {
  DateParameterField,
  DateTimeParameterField,
  TimeParameterField,
  TimePickerParameterField,
} from './fields/time-fields';
import type { FieldRenderers } from './field-contract';

/** The fields of this feature; proxy, cloud group and the lines with their sources come from the page (FORM-02 to FORM-14). */
export const templateRenderers: Omit<FieldRenderers, 'multiLine' | 'proxy' | 'cloudGroup'> = {
  text: TextParameterField,
  number: NumberParameterField,
  dropdown: DropdownParameterField,
  checkboxList: CheckboxListParameterField,
  timePicker: TimePickerParameterField,
  date: DateParameterField,
  dateTime: DateTimeParameterField,
  time: TimeParameterField,
  switch: SwitchParameterField,
  preLogin: PreLoginParameterField,
};
