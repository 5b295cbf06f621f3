import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { PaymentMethodType } from '#src/contract/enums.gen';
import { useFindMethod, type PaymentMethod } from '#src/data/buying';
import { useStorePaymentMethod } from '#src/data/payment-methods';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useRetryReason } from '#src/shared/errors/use-retry-reason';
import { FormDialog } from '#src/ui/dialog';
import { CheckboxControl, RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { useToasts } from '#src/ui/toast';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { PaymentField } from '../payment/payment-field';
import { methodKinds, useMethodWords } from '../payment/use-method-words';
import type { Collected, PaymentFieldHandle } from '../payment/use-payment-field';
import styles from './methods.module.css';

/** Why nothing was stored; what was typed stays in the provider's field. */
type Refusal = 'field' | 'token' | 'noAnswer' | { readonly error: unknown };

const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500) return 'noAnswer';
  return error.code === 'TokenUnknown' ? 'token' : { error };
};

/**
 * Stores another way to pay through the provider's own field (ENUM-45, ENUM-53, BILL-05). `asDefault` is what the choice begins with,
 * `first` says that it becomes the default anyway.
 */
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
  const { t } = useTranslation('keeping');
  const { t: buying } = useTranslation('buying');
  const toasts = useToasts();
  const { kindName, kindHelp, methodName } = useMethodWords();
  const errorMessage = useErrorMessage();
  const store = useStorePaymentMethod();
  const find = useFindMethod();
  const field = useRef<PaymentFieldHandle>(null);
  const [kind, setKind] = useState<PaymentMethodType>(PaymentMethodType.CreditCard);
  const [chosen, setChosen] = useState<boolean>();
  const [refusal, setRefusal] = useState<Refusal>();
  const retryReason = useRetryReason(typeof refusal === 'object' ? refusal.error : undefined);
  const isDefault = chosen ?? asDefault;

  const finish = (method: PaymentMethod | undefined, isNew: boolean) => {
    const name = method === undefined ? kindName(kind) : methodName(method);
    if (isNew) toasts.success(() => t(($) => $.add.done, { method: name }));
    else toasts.warning(() => t(($) => $.add.exists, { method: name }));
    onClose();
  };
  const send = async (collected: Collected) => {
    const { token, brand, last4 } = collected;
    try {
      finish(await store({ providerToken: token, isDefault: first || isDefault, brand, last4 }), true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PaymentMethodExists')
        finish(await find(error, { ...collected, type: kind }).catch(() => undefined), false);
      else setRefusal(refusalOf(error));
    }
  };
  const { run: submit, pending } = useSingleFlight(async () => {
    setRefusal(undefined);
    try {
      const collected = await field.current?.collect();
      if (collected) await send(collected);
    } catch {
      setRefusal('field');
    }
  });
  const sending = pending !== undefined;
  return (
    <FormDialog
      costly
      open={open}
      title={t(($) => $.add.title)}
      submitLabel={t(($) => $.add.submit)}
      loading={sending}
      submitReason={retryReason}
      submitError={
        typeof refusal === 'object'
          ? t(($) => $.add.refusals.refused, { reason: errorMessage(refusal.error) })
          : refusal && t(($) => $.add.refusals[refusal])
      }
      onSubmit={() => void submit()}
      onClose={onClose}
      onClosed={() => {
        setKind(PaymentMethodType.CreditCard);
        setChosen(undefined);
        setRefusal(undefined);
      }}
    >
      <Field group label={buying(($) => $.method.kind)}>
        {(wiring) => (
          <RadioGroupControl
            {...wiring}
            value={kind}
            disabled={sending}
            onChange={(next = kind) => {
              setKind(next);
              setRefusal(undefined);
            }}
            choices={methodKinds.map((value) => ({ value, label: kindName(value) }))}
          />
        )}
      </Field>
      <p className={styles.quiet}>{kindHelp(kind)}</p>
      <PaymentField key={kind} kind={kind} ref={field} />
      {!first && (
        <CheckboxControl value={isDefault} disabled={sending} onChange={setChosen}>
          {t(($) => $.add.asDefault)}
        </CheckboxControl>
      )}
      <p className={styles.quiet}>{t(($) => $.add.notCharged)}</p>
    </FormDialog>
  );
}
