import { CardBrand, PaymentMethodType } from '#src/contract/enums.gen';
import type { PaymentMethod } from '#src/data/purchases';
import styles from './methods.module.css';

const brands: Readonly<Record<CardBrand, string>> = {
  [CardBrand.Visa]: 'VISA',
  [CardBrand.Mastercard]: 'MC',
  [CardBrand.Maestro]: 'MAES',
  [CardBrand.UnionPay]: 'UP',
  [CardBrand.Discover]: 'DISC',
  [CardBrand.Amex]: 'AMEX',
  [CardBrand.Diners]: 'DC',
  [CardBrand.JCB]: 'JCB',
};

const kinds: Readonly<Record<PaymentMethodType, string>> = {
  [PaymentMethodType.CreditCard]: '••••',
  [PaymentMethodType.PayPal]: 'PP',
  [PaymentMethodType.ApplePayCard]: 'A PAY',
  [PaymentMethodType.GooglePayCard]: 'G PAY',
  [PaymentMethodType.ACH]: 'ACH',
  [PaymentMethodType.Giropay]: 'GIRO',
};

export function MethodMark({ method }: { readonly method: Pick<PaymentMethod, 'type' | 'brand'> }) {
  const isCard = method.type === PaymentMethodType.CreditCard;
  return (
    <span aria-hidden="true" translate="no" className={styles.mark}>
      {isCard && method.brand !== null ? brands[method.brand] : kinds[method.type]}
    </span>
  );
}
