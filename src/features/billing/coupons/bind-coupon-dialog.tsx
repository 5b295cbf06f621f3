import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { statusOf } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useBindCoupon, type Coupon } from '#src/data/billing';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { Dialog, FormDialog } from '#src/ui/dialog';
import type { DialogControls } from '#src/ui/dialog-host';
import { TextField } from '#src/ui/form/fields';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.css';
import { couponPath, useCouponCodeMessages, useCouponMessages } from './use-coupon-messages';

/** `code` prefills the field; a bound coupon is applied to `purchase` (API-028). */
export function BindCouponDialog({
  open,
  code = '',
  purchase,
  onClose,
}: {
  readonly open: boolean;
  readonly code?: string;
  readonly purchase?: CouponUse;
  readonly onClose: () => void;
}) {
  const [isAnother, setAnother] = useState(false);
  const [bound, setBound] = useState<Coupon>();
  const props = {
    open,
    onClose,
    onClosed: () => {
      setAnother(false);
      setBound(undefined);
    },
  } as const;
  return bound ? (
    <BoundDialog
      {...props}
      coupon={bound}
      purchase={purchase}
      onAnother={() => {
        setAnother(true);
        setBound(undefined);
      }}
    />
  ) : (
    <CodeDialog {...props} code={isAnother ? '' : code} onBound={setBound} />
  );
}

export interface CouponUse {
  readonly refusalOf: (coupon: Coupon) => string | undefined;
  readonly onUse: (coupon: Coupon) => void;
}

function CodeDialog({
  code,
  onBound,
  ...dialog
}: DialogControls & { readonly code: string; readonly onBound: (coupon: Coupon) => void }) {
  const { t } = useTranslation('billing');
  const errorMessage = useErrorMessage();
  const codes = useCouponCodeMessages();
  const bind = useBindCoupon();
  const missing = t(($) => $.coupons.bind.missing);
  const { control, dialogProps } = useDialogForm(
    z.object({ code: z.string().check(z.trim(), z.minLength(1, missing)) }),
    async (values) => onBound(await bind.mutateAsync(values.code)),
    {
      dialog,
      values: { code },
      // Only a refusal concerns the code; a missing answer does not.
      fieldErrors: (error) =>
        [403, 404, 409, 422].includes(statusOf(error)) ? { code: () => errorMessage(error, { codes }) } : {},
    },
  );
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.coupons.bind.title)}
      submitLabel={t(($) => $.coupons.bind.submit)}
      width={460}
    >
      <TextField
        control={control}
        name="code"
        label={t(($) => $.coupons.bind.code)}
        required
        help={t(($) => $.coupons.bind.help)}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.couponCodeLength}
      />
    </FormDialog>
  );
}

function BoundDialog({
  coupon,
  purchase,
  onAnother,
  ...dialog
}: DialogControls & {
  readonly coupon: Coupon;
  readonly purchase: CouponUse | undefined;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation('billing');
  const { discountText, terms } = useCouponMessages([coupon]);
  const refusal = purchase?.refusalOf(coupon);
  return (
    <Dialog
      {...dialog}
      variant="success"
      title={t(($) => $.coupons.bind.done)}
      width={460}
      footer={
        <>
          <Button onClick={onAnother}>{t(($) => $.coupons.bind.another)}</Button>
          {purchase === undefined ? (
            <LinkButton variant="primary" to={couponPath(coupon)} onClick={dialog.onClose}>
              {t(($) => $.coupons.use)}
            </LinkButton>
          ) : (
            <Button
              variant="primary"
              disabledReason={refusal}
              onClick={() => {
                purchase.onUse(coupon);
                dialog.onClose();
              }}
            >
              {t(($) => $.coupons.use)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.bound} role="status">
        <CouponCard hideAction coupon={coupon} discountText={discountText(coupon)} terms={terms(coupon)} />
      </div>
      {refusal !== undefined && <Notice variant="info">{refusal}</Notice>}
    </Dialog>
  );
}
