import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { Button } from '#src/ui/button';
import { NumberControl, TextControl } from '#src/ui/form/text-controls';
import { textOf, type ParameterFieldProps } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';
import { useExample, type Example } from '../use-example';
import styles from './fields.module.css';

export function ExampleNote({
  example,
  disabled,
}: {
  readonly example: Omit<Example<HTMLInputElement>, 'ref' | 'onKeyDown'>;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation('templateForm');
  const { noteRef, note, reservesSpace, accept, remove } = example;
  const isSeen = note !== undefined && !disabled;
  if (!isSeen && !reservesSpace) return null;
  const isUsed = note === 'used';
  return (
    // Pressing the note leaves the focus in the field.
    <span
      ref={noteRef}
      role="presentation"
      className={styles.example}
      style={{ visibility: isSeen ? 'visible' : 'hidden' }}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      <span role="status">{isUsed ? t(($) => $.fields.example) : t(($) => $.fields.exampleShown)}</span>
      {!isUsed && (
        <Button variant="link" size="small" onClick={accept}>
          {t(($) => $.fields.useExample)}
        </Button>
      )}
      <Button variant="link" size="small" icon={<CloseOutlined />} onClick={remove}>
        {t(($) => $.fields.removeExample)}
      </Button>
    </span>
  );
}

function useTextField({ parameter, value, onChange, disabled, onFocus }: ParameterFieldProps) {
  const placeholder = parameter.ControlOptions?.Placeholder ?? undefined;
  const example = useExample<HTMLInputElement>({ value: textOf(value), example: placeholder, disabled, onChange });
  return {
    example,
    control: {
      ref: example.ref,
      value: example.text,
      onChange: example.onType,
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

export function TextParameterField(props: ParameterFieldProps) {
  const { example, control } = useTextField(props);
  return (
    <div role="presentation" onMouseUp={example.onMouseUp} onBlur={example.onBlur} className={styles.box}>
      <ParameterFrame {...props}>
        {(wiring) => <TextControl {...wiring} {...control} autoComplete="off" onBlur={props.onBlur} />}
      </ParameterFrame>
      <ExampleNote example={example} disabled={props.disabled} />
    </div>
  );
}

export function NumberParameterField(props: ParameterFieldProps) {
  const { example, control } = useTextField(props);
  const { Min, Max, Scale } = props.parameter.DataTypeOptions ?? {};
  return (
    <div role="presentation" onMouseUp={example.onMouseUp} onBlur={example.onBlur} className={styles.box}>
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
      <ExampleNote example={example} disabled={props.disabled} />
    </div>
  );
}
