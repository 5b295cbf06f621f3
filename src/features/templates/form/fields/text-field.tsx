import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { NumberControl, TextControl } from '../../../../ui/form/text-controls';
import { textOf, type ParameterFieldProps } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';
import { useExample } from '../use-example';
import styles from './fields.module.css';

/** Says that a field holds its example and takes it out by one click. */
export function ExampleNote({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useTranslation('templates');
  return (
    <span className={styles['example']}>
      <span role="status">{t(($) => $.fields.example)}</span>
      <Button kind="link" size="small" icon={<CloseOutlined />} onClick={onRemove}>
        {t(($) => $.fields.removeExample)}
      </Button>
    </span>
  );
}

function useTextField({ parameter, value, onChange, disabled, onFocus }: ParameterFieldProps) {
  const text = textOf(value);
  const placeholder = parameter.ControlOptions?.Placeholder ?? undefined;
  const example = useExample<HTMLInputElement>({ value: text, example: placeholder, disabled, onChange });
  return {
    example,
    control: {
      ref: example.ref,
      value: text,
      onChange,
      placeholder,
      disabled,
      onKeyDown: example.onKeyDown,
      onFocus: () => {
        onFocus();
        example.onFocus();
      },
    },
  };
}

/** A parameter of one line of text (FORM-03). */
export function TextParameterField(props: ParameterFieldProps) {
  const { example, control } = useTextField(props);
  return (
    <div role="presentation" onMouseUp={example.onMouseUp} className={styles['box']}>
      <ParameterFrame {...props}>
        {(wiring) => <TextControl {...wiring} {...control} autoComplete="off" onBlur={props.onBlur} />}
      </ParameterFrame>
      {example.isExample && !props.disabled && <ExampleNote onRemove={example.remove} />}
    </div>
  );
}

/** A parameter that is a decimal number, kept as it was typed; its bounds come from the data type (FORM-66). */
export function NumberParameterField(props: ParameterFieldProps) {
  const { example, control } = useTextField(props);
  const { Min, Max, Scale } = props.parameter.DataTypeOptions ?? {};
  return (
    <div role="presentation" onMouseUp={example.onMouseUp} className={styles['box']}>
      <ParameterFrame {...props}>
        {(wiring) => (
          <NumberControl
            {...wiring}
            {...control}
            onBlur={props.onBlur}
            min={Min ?? undefined}
            max={Max ?? undefined}
            step={typeof Scale === 'number' && Scale > 0 ? 10 ** -Math.min(Scale, 6) : 1}
          />
        )}
      </ParameterFrame>
      {example.isExample && !props.disabled && <ExampleNote onRemove={example.remove} />}
    </div>
  );
}
