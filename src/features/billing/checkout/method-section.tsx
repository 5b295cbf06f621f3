import type { Ref } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import type { PaymentMethodType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { Field } from '#src/ui/form/field';
import { CheckboxControl, RadioGroupControl } from '#src/ui/form/choice-controls';
import { Section } from '#src/ui/section';
import { Stack } from '#src/ui/stack';
import { Text } from '#src/ui/text';
import { PaymentField } from '../payment/payment-field';
import { methodKinds, useMethodMessages } from '../payment/use-method-messages';
import type { PaymentFieldHandle } from '../payment/use-payment-field';
import styles from './checkout.module.css';

export interface PaymentChoice {
  readonly storedMethodId: string | undefined;
  readonly kind: PaymentMethodType;
  readonly storeMethod: boolean;
}

const OTHER = 'other';

export function MethodSection({
  methods,
  value,
  onChange,
  disabled,
  field,
}: {
  readonly methods: readonly Schemas['PaymentMethod'][];
  readonly value: PaymentChoice;
  readonly onChange: (value: PaymentChoice) => void;
  readonly disabled: boolean;
  readonly field: Ref<PaymentFieldHandle>;
}) {
  const { t } = useTranslation('payments');
  const { methodName, expiry, kindName, kindHelp } = useMethodMessages();
  const helpOf = (method: Schemas['PaymentMethod']): string | undefined => {
    const date = expiry(method);
    if (method.isExpired) return t(($) => $.method.expired);
    return date === undefined ? undefined : t(($) => $.method.expires, { date });
  };
  return (
    <Section card title={t(($) => $.method.title)}>
      {methods.length > 0 && (
        <RadioGroupControl
          column
          label={t(($) => $.method.title)}
          value={value.storedMethodId ?? OTHER}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...value, storedMethodId: chosen === OTHER ? undefined : chosen })}
          choices={[
            ...methods.map((method) => ({
              value: method.paymentMethodId,
              label: methodName(method),
              help: helpOf(method),
              disabled: method.isExpired,
            })),
            { value: OTHER, label: t(($) => $.method.other) },
          ]}
        />
      )}
      {value.storedMethodId === undefined && (
        <Stack gap={4} className={styles.other}>
          <Field group label={t(($) => $.method.kind)}>
            {(wiring) => (
              <RadioGroupControl
                {...wiring}
                value={value.kind}
                disabled={disabled}
                onChange={(kind = value.kind) => onChange({ ...value, storedMethodId: undefined, kind })}
                choices={methodKinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
              />
            )}
          </Field>
          <Text tone="secondary" size="body">
            {kindHelp(value.kind)}
          </Text>
          <PaymentField key={value.kind} kind={value.kind} ref={field} />
          <CheckboxControl
            value={value.storeMethod}
            disabled={disabled}
            onChange={(store) => onChange({ ...value, storeMethod: store })}
          >
            {t(($) => $.method.store)}
          </CheckboxControl>
          <Text tone="secondary" size="body">
            {t(($) => $.method.kept)}
          </Text>
        </Stack>
      )}
    </Section>
  );
}
