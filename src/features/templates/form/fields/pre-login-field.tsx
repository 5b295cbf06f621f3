import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import { PasswordField } from '#src/ui/form/fields';
import { Notice, Tag } from '#src/ui/status';
import { textOf, type ParameterFieldProps } from '../field-contract';
import { ParameterFrame } from '../parameter-frame';
import { isCookie } from './cookie';
import styles from './fields.module.css';

export function PreLoginParameterField(props: ParameterFieldProps) {
  const { t } = useTranslation('templateForm');
  const { parameter, value, onChange, disabled, onFocus, onBlur, context } = props;
  const [open, setOpen] = useState(false);
  const isSet = textOf(value) !== '';
  return (
    <>
      <ParameterFrame {...props} isGroup>
        {(wiring) => (
          <span className={styles.state}>
            {isSet && <Tag variant="success">{t(($) => $.preLogin.checked)}</Tag>}
            <Button
              id={wiring.id}
              icon={isSet ? undefined : <KeyOutlined />}
              aria-describedby={wiring.describedBy}
              aria-haspopup="dialog"
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
              onClick={() => {
                setOpen(true);
              }}
            >
              {isSet ? t(($) => $.change, { ns: 'ui' }) : t(($) => $.preLogin.signIn)}
            </Button>
          </span>
        )}
      </ParameterFrame>
      <PreLoginDialog
        open={open}
        isSet={isSet}
        url={parameter.DataTypeOptions?.Url ?? context.preLoginUrl ?? null}
        onClose={() => {
          setOpen(false);
        }}
        onConfirm={(cookie) => {
          setOpen(false);
          onChange(cookie);
        }}
      />
    </>
  );
}

/** The cookie is a secret: masked, never shown once stored, and cleared when the dialog closes (FORM-25). */
export function PreLoginDialog({
  open,
  isSet,
  url,
  onClose,
  onConfirm,
}: {
  readonly open: boolean;
  readonly isSet: boolean;
  readonly url: string | null;
  readonly onClose: () => void;
  /** The new cookie; '' removes the stored one. */
  readonly onConfirm: (cookie: string) => void;
}) {
  const { t } = useTranslation('templateForm');
  const empty = t(($) => $.preLogin.empty);
  const invalid = t(($) => $.preLogin.invalid);
  const { control, dialogProps } = useDialogForm(
    z.object({ cookie: z.string().check(z.trim(), z.minLength(1, empty), z.refine(isCookie, invalid)) }),
    ({ cookie }) => onConfirm(cookie),
    { dialog: { open, onClose }, values: { cookie: '' } },
  );
  const safeUrl = url !== null && /^https?:\/\//i.test(url) ? url : null;
  return (
    <FormDialog
      {...dialogProps}
      title={t(($) => $.preLogin.title)}
      submitLabel={t(($) => $.preLogin.use)}
      cancelLabel={t(($) => $.cancel, { ns: 'ui' })}
    >
      <div className={styles.intro}>
        {isSet ? (
          <Notice
            variant="success"
            actions={
              <Button
                size="small"
                onClick={() => {
                  onConfirm('');
                }}
              >
                {t(($) => $.preLogin.remove)}
              </Button>
            }
          >
            {t(($) => $.preLogin.already)}
          </Notice>
        ) : (
          <p>{t(($) => $.preLogin.intro)}</p>
        )}
        {safeUrl !== null && (
          <p>
            <a href={safeUrl} target="_blank" rel="noreferrer noopener">
              {t(($) => $.preLogin.open)}
            </a>
          </p>
        )}
        <p>{t(($) => $.preLogin.how)}</p>
      </div>
      <PasswordField
        control={control}
        name="cookie"
        label={isSet ? t(($) => $.preLogin.replace) : t(($) => $.preLogin.cookie)}
        required
        autoComplete="off"
        placeholder={t(($) => $.preLogin.placeholder)}
      />
    </FormDialog>
  );
}
