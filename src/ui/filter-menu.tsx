import { useTranslation } from '#src/i18n/use-translation';
import { Button, buttonClass } from './button';
import styles from './filter-menu.module.css';
import { CheckboxGroupControl, RadioGroupControl } from './form/choice-controls';
import { Field } from './form/field';
import { chevron, MenuButton } from './menu-button';
import { useClosePopup } from './close-popup';
import { Popover } from './popover';

interface FilterOption<V> {
  readonly value: V;
  readonly label: string;
}

interface FilterProps<V> {
  readonly label: string;
  readonly options: readonly FilterOption<V>[];
  readonly expanded?: boolean;
  /** Leaves the value out of the button, because chips show it. */
  readonly labelOnly?: boolean;
}

/** Radio buttons have no undefined value. */
const ANY = '';

/** Its button names the value; `anyLabel` ends the filter. */
export function FilterMenu<V extends string | number>({
  label,
  options,
  expanded = false,
  labelOnly = false,
  value,
  anyLabel,
  onChange,
}: FilterProps<V> & {
  readonly value: V | undefined;
  /** By default there is always a value. */
  readonly anyLabel?: string;
  readonly onChange: (value: V | undefined) => void;
}) {
  const { t } = useTranslation('ui');
  const choices: FilterOption<V | undefined>[] = [
    ...(anyLabel === undefined ? [] : [{ value: undefined, label: anyLabel }]),
    ...options,
  ];
  if (expanded)
    return (
      <Field group label={label}>
        {(wiring) => (
          <RadioGroupControl
            {...wiring}
            value={value ?? ANY}
            choices={choices.map((choice) => ({ value: choice.value ?? ANY, label: choice.label }))}
            onChange={(chosen) => {
              onChange(options.find((option) => option.value === chosen)?.value);
            }}
          />
        )}
      </Field>
    );
  const chosen = options.find((option) => option.value === value);
  return (
    <MenuButton
      className={styles.button}
      items={choices.map((choice) => ({
        key: String(choice.value),
        label: choice.label,
        checked: choice.value === value,
        onSelect: () => {
          if (choice.value !== value) onChange(choice.value);
        },
      }))}
    >
      <span className={styles.text}>
        {chosen && !labelOnly ? t(($) => $.filter.value, { label, value: chosen.label }) : label}
      </span>
    </MenuButton>
  );
}

/** A row matches when it has one of the values. */
export function MultiFilterMenu<V extends string | number>({
  label,
  options,
  expanded = false,
  labelOnly = false,
  values,
  onChange,
}: FilterProps<V> & {
  readonly values: readonly V[];
  readonly onChange: (values: readonly V[]) => void;
}) {
  const { t } = useTranslation('ui');
  if (expanded)
    return (
      <Field group label={label}>
        {(wiring) => <CheckboxGroupControl {...wiring} value={values} choices={options} onChange={onChange} />}
      </Field>
    );
  const [first, ...others] = options.filter((option) => values.includes(option.value));
  const text = () => {
    if (first === undefined || labelOnly) return label;
    if (others.length === 0) return t(($) => $.filter.value, { label, value: first.label });
    return t(($) => $.filter.values, { label, value: first.label, others: others.length });
  };
  return (
    <Popover
      align="start"
      label={label}
      className={styles.popover}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={buttonClass('default', 'medium', styles.button)}>
          <span className={styles.text}>{text()}</span>
          {chevron}
        </button>
      )}
    >
      <CheckboxGroupControl column label={label} value={values} choices={options} onChange={onChange} />
      {values.length > 0 && <ClearButton onClear={() => onChange([])} />}
    </Popover>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('ui');
  const close = useClosePopup();
  return (
    <Button
      variant="link"
      size="small"
      onClick={() => {
        onClear();
        close();
      }}
    >
      {t(($) => $.clear)}
    </Button>
  );
}
