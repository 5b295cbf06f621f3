import { useTranslation } from '#src/i18n/use-translation';
import { RetryButton } from '#src/shared/errors/retry-button';
import { CheckboxGroupControl, SwitchControl } from '#src/ui/form/choice-controls';
import { SelectControl } from '#src/ui/form/select-control';
import { Notice } from '#src/ui/status';
import { textOf, type ParameterFieldProps, type ParameterValue } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';
import { useOptions, type Options } from '../use-options';
import styles from './fields.module.css';

function OptionsFailed({ options }: { readonly options: Options }) {
  const { t } = useTranslation('templateForm');
  if (options.state !== 'failed') return null;
  return (
    <Notice
      variant="error"
      announce="polite"
      actions={
        <RetryButton size="small" error={options.error} loading={options.retrying} onClick={options.retry}>
          {t(($) => $.retry, { ns: 'ui' })}
        </RetryButton>
      }
    >
      {t(($) => $.fields.optionsFailed)}
    </Notice>
  );
}

function usePlaceholder(options: Options, own: string | null | undefined): string {
  const { t } = useTranslation('templateForm');
  switch (options.state) {
    case 'waiting':
      return t(($) => $.fields.waitsForParent, { field: options.parent });
    case 'loading':
      return t(($) => $.fields.optionsLoading);
    default:
      return own ?? t(($) => $.fields.choose);
  }
}

/** Waits for its parent field and is emptied when that changes (FORM-05, ENUM-17). */
export function DropdownParameterField(props: ParameterFieldProps) {
  const { parameter, value, onChange, disabled, onFocus, onBlur, context } = props;
  const options = useOptions(parameter, context, () => {
    if (textOf(value) !== '') onChange('');
  });
  const placeholder = usePlaceholder(options, parameter.ControlOptions?.Placeholder);
  const offered = options.state === 'ready' ? options.options : [];
  const chosen = textOf(value);
  // A stored value that is no longer offered stays visible, so that nothing changes unnoticed.
  const extraOptions =
    chosen === '' || offered.some((option) => option.value === chosen) ? [] : [{ value: chosen, label: chosen }];
  return (
    <div className={styles.box}>
      <ParameterFrame {...props}>
        {(wiring) => (
          <SelectControl
            {...wiring}
            value={chosen === '' ? undefined : chosen}
            onChange={(next) => {
              onChange(next ?? '');
            }}
            options={[...extraOptions, ...offered.map((option) => ({ value: option.value, label: option.label }))]}
            placeholder={placeholder}
            clearable={!parameter.IsRequired}
            loading={options.state === 'loading'}
            disabled={disabled || options.state === 'waiting' || options.state === 'failed'}
            onFocus={onFocus}
            onBlur={onBlur}
          />
        )}
      </ParameterFrame>
      <OptionsFailed options={options} />
    </div>
  );
}

export function CheckboxListParameterField(props: ParameterFieldProps) {
  const { t } = useTranslation('templateForm');
  const { parameter, value, onChange, disabled, onFocus, onBlur, context } = props;
  const options = useOptions(parameter, context, () => {
    if (toSelection(value).length > 0) onChange([]);
  });
  const placeholder = usePlaceholder(options, undefined);
  return (
    <div className={styles.box}>
      <ParameterFrame {...props} isGroup>
        {(wiring) =>
          options.state === 'ready' && options.options.length > 0 ? (
            <CheckboxGroupControl
              id={wiring.id}
              invalid={wiring.invalid}
              describedBy={wiring.describedBy}
              value={toSelection(value)}
              onChange={onChange}
              choices={options.options.map((option) => ({ value: option.value, label: option.label }))}
              selectAll
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
            />
          ) : (
            <span>
              {options.state === 'ready'
                ? t(($) => $.fields.noOptions)
                : options.state === 'failed'
                  ? null
                  : placeholder}
            </span>
          )
        }
      </ParameterFrame>
      <OptionsFailed options={options} />
    </div>
  );
}

function toSelection(value: ParameterValue): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Null means never set (FORM-12). */
export function SwitchParameterField(props: ParameterFieldProps) {
  const { value, onChange, disabled, onFocus, onBlur } = props;
  return (
    <ParameterFrame {...props}>
      {(wiring) => (
        <SwitchControl
          {...wiring}
          value={value === true}
          onChange={onChange}
          disabled={disabled}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      )}
    </ParameterFrame>
  );
}
