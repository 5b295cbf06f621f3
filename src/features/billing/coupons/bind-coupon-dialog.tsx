import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#src/api/errors';
import { limits } from '#src/contract/limits.gen';
import { useBindCoupon, type Coupon } from '#src/data/billing';
import { Button } from '#src/ui/button';
import { Dialog, FormDialog } from '#src/ui/dialog';
import { Field } from '#src/ui/form/field';
import { TextControl } from '#src/ui/form/text-controls';
import { LinkButton } from '#src/ui/link-button';
import { Notice } from '#src/ui/status';
import { useSingleFlight } from '#src/ui/use-single-flight';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.css';
import { placeToUse, useCouponWords, useRefusalWords } from './use-coupon-words';

/**
 * Binds a coupon code (API-028): what refuses it is said at the code, what it brings is shown once it is bound. `code` is one to begin
 * with. `purchase` is what a bound coupon is used for at once; without it the way leads to the page that sells what it is good for.
 */
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
  const [typed, setTyped] = useState<string>();
  const [bound, setBound] = useState<Coupon>();
  const text = typed ?? code;
  const props = { open, onClose } as const;
  const forget = () => {
    setTyped(undefined);
    setBound(undefined);
  };
  return bound ? (
    <BoundDialog
      {...props}
      coupon={bound}
      purchase={purchase}
      onAnother={() => {
        setTyped('');
        setBound(undefined);
      }}
      onClosed={forget}
    />
  ) : (
    <CodeDialog {...props} text={text} onType={setTyped} onBound={setBound} onClosed={forget} />
  );
}

/** A purchase that a coupon may be used for. */
export interface CouponUse {
  /** Why a coupon does not fit it; undefined when it does. */
  readonly refusalOf: (coupon: Coupon) => string | undefined;
  readonly onUse: (coupon: Coupon) => void;
}

interface Shown {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function CodeDialog({
  text,
  onType,
  onBound,
  ...dialog
}: Shown & {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onBound: (coupon: Coupon) => void;
}) {
  const { t } = useTranslation('billing');
  const words = useRefusalWords();
  const bind = useBindCoupon();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { run: submit } = useSingleFlight(async () => {
    const code = text.trim();
    setMissing(code === '');
    if (code === '') {
      field.current?.focus();
      return;
    }
    try {
      onBound(await bind.mutateAsync(code));
    } catch {
      // What went wrong is read from the call itself.
      field.current?.select();
    }
  });
  // A refusal is about the code; that nobody answered is not.
  const isRefused = bind.error instanceof ApiError && [403, 404, 409, 422].includes(bind.error.status);
  return (
    <FormDialog
      {...dialog}
      title={t(($) => $.coupons.bind.title)}
      submitLabel={t(($) => $.coupons.bind.submit)}
      loading={bind.isPending}
      submitError={bind.error && !isRefused ? words(bind.error) : undefined}
      onSubmit={() => void submit()}
      onClosed={() => {
        dialog.onClosed();
        bind.reset();
        setMissing(false);
      }}
      width={460}
    >
      <Field
        label={t(($) => $.coupons.bind.code)}
        required
        help={t(($) => $.coupons.bind.help)}
        error={missing ? t(($) => $.coupons.bind.missing) : bind.error && isRefused ? words(bind.error) : undefined}
      >
        {(wiring) => (
          <TextControl
            {...wiring}
            ref={field}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.couponCodeLength}
            value={text}
            onChange={(next) => {
              onType(next);
              setMissing(false);
              if (bind.isError) bind.reset();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function BoundDialog({
  coupon,
  purchase,
  onAnother,
  ...dialog
}: Shown & {
  readonly coupon: Coupon;
  readonly purchase: CouponUse | undefined;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation('billing');
  const { worth, terms } = useCouponWords([coupon]);
  const refusal = purchase?.refusalOf(coupon);
  return (
    <Dialog
      {...dialog}
      kind="success"
      title={t(($) => $.coupons.bind.done)}
      width={460}
      footer={
        <>
          <Button onClick={onAnother}>{t(($) => $.coupons.bind.another)}</Button>
          <Button onClick={dialog.onClose}>{t(($) => $.coupons.bind.close)}</Button>
          {purchase === undefined ? (
            <LinkButton kind="primary" to={placeToUse(coupon)} onClick={dialog.onClose}>
              {t(($) => $.coupons.use)}
            </LinkButton>
          ) : (
            <Button
              kind="primary"
              reason={refusal}
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
        <CouponCard plain coupon={coupon} worth={worth(coupon)} terms={terms(coupon)} />
      </div>
      {refusal !== undefined && <Notice kind="info">{refusal}</Notice>}
    </Dialog>
  );
}
