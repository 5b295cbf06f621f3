import { useRef, useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { codeOf } from '#src/api/errors';
import { PaymentMethodType } from '#src/contract/enums.gen';
import { useFindExistingMethod } from '#src/data/add-payment-method';
import { isResponseLost, type PaymentMethod } from '#src/data/purchases';
import { useStorePaymentMethod } from '#src/data/payment-methods';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { FormDialog } from '#src/ui/dialog';
import { CheckboxControl, RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { Text } from '#src/ui/text';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { PaymentField } from '../payment/payment-field';
import { methodKinds, useMethodMessages } from '../payment/use-method-messages';
import type { CollectedToken, PaymentFieldHandle } from '../payment/use-payment-field';

type Failure = 'field' | { readonly error: unknown };

/** `first` makes the method the default in any case; `asDefault` is the initial choice (BILL-05). */
export function AddMethodDialog({
  open,
  first,
  asDefault,
  onClose,
}: {
  readonly open: boolean;
  readonly first: boolean;
  readonly asDefault: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('payments');
  const toasts = useToasts();
  const { kindName, kindHelp, methodName } = useMethodMessages();
  const errorMessage = useErrorMessage();
  const store = useStorePaymentMethod();
  const find = useFindExistingMethod();
  const field = useRef<PaymentFieldHandle>(null);
  const [kind, setKind] = useState<PaymentMethodType>(PaymentMethodType.CreditCard);
  const [chosen, setChosen] = useState<boolean>();
  const [failure, setFailure] = useState<Failure>();
  const retryReason = useRetryDisabledReason(typeof failure === 'object' ? failure.error : undefined);
  const isDefault = chosen ?? asDefault;

  const finish = (method: PaymentMethod | undefined, isNew: boolean) => {
    const name = method === undefined ? kindName(kind) : methodName(method);
    if (isNew) toasts.success(() => t(($) => $.addMethod.done, { method: name }));
    else toasts.warning(() => t(($) => $.addMethod.exists, { method: name }));
    onClose();
  };
  const send = async (collected: CollectedToken) => {
    const { token, brand, last4 } = collected;
    try {
      finish(await store({ providerToken: token, isDefault: first || isDefault, brand, last4 }), true);
    } catch (error) {
      if (codeOf(error) === 'PaymentMethodExists')
        finish(await find(error, { ...collected, type: kind }).catch(() => undefined), false);
      else setFailure({ error });
    }
  };
  const { run: submit, pending } = useSingleFlight(async () => {
    setFailure(undefined);
    try {
      const collected = await field.current?.collect();
      if (collected) await send(collected);
    } catch {
      setFailure('field');
    }
  });
  const why = (stopped: Failure): string => {
    if (stopped === 'field') return t(($) => $.addMethod.refusals.field);
    if (isResponseLost(stopped.error)) return t(($) => $.addMethod.refusals.noAnswer);
    return errorMessage(stopped.error, {
      codes: { TokenUnknown: () => t(($) => $.addMethod.refusals.token) },
      wrap: (reason) => t(($) => $.addMethod.refusals.refused, { reason }),
    });
  };
  const sending = pending !== undefined;
  return (
    <FormDialog
      costly
      open={open}
      title={t(($) => $.addMethod.title)}
      submitLabel={t(($) => $.save, { ns: 'ui' })}
      loading={sending}
      submitDisabledReason={retryReason}
      submitError={failure && why(failure)}
      onSubmit={() => void submit()}
      onClose={onClose}
      onClosed={() => {
        setKind(PaymentMethodType.CreditCard);
        setChosen(undefined);
        setFailure(undefined);
      }}
    >
      <Field group label={t(($) => $.method.kind)}>
        {(wiring) => (
          <RadioGroupControl
            {...wiring}
            value={kind}
            disabled={sending}
            onChange={(next = kind) => {
              setKind(next);
              setFailure(undefined);
            }}
            choices={methodKinds.map((value) => ({ value, label: kindName(value) }))}
          />
        )}
      </Field>
      <Text tone="secondary" size="body">
        {kindHelp(kind)}
      </Text>
      <PaymentField key={kind} kind={kind} ref={field} />
      {!first && (
        <CheckboxControl value={isDefault} disabled={sending} onChange={setChosen}>
          {t(($) => $.addMethod.asDefault)}
        </CheckboxControl>
      )}
      <Text tone="secondary" size="body">
        {t(($) => $.addMethod.notCharged)}
      </Text>
    </FormDialog>
  );
}
