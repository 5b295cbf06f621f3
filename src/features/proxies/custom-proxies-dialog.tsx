import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { z } from '#src/lib/zod';
import type { Schemas } from '#src/contract/types';
import { parseProxyLines } from './proxy-lines';
import { defaultSwitchPeriod, minSwitchPeriod, proxyTextRows, switchPeriodError } from '#src/domain/proxy-rules';
import { useDialogForm } from '#src/shared/form/use-dialog-form';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import { Field } from '#src/ui/form/field';
import { NumberField } from '#src/ui/form/fields';
import { TextAreaControl } from '#src/ui/form/text-controls';
import { maskText, textErrors, unmaskText } from './masked-proxies';
import styles from './proxies.module.css';

type CustomSettings = Schemas['CustomIpProxySettings'];

const MAX_LISTED_ERRORS = 5;

const parseSeconds = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

export function CustomProxiesDialog({
  settings,
  onConfirm,
  ...dialog
}: {
  readonly open: boolean;
  readonly settings: CustomSettings;
  readonly onClose: () => void;
  readonly onConfirm: (settings: CustomSettings) => void;
}) {
  const { t } = useTranslation('proxies');
  const [isRevealed, setRevealed] = useState(false);
  const stored = settings.proxies.join('\n');
  const wrongTime = t(($) => $.custom.inputTime);
  const schema = z.object({
    // The list with its passwords, and its masked form. `lineError` shows its errors.
    list: z
      .object({ text: z.string(), shown: z.string() })
      .check(z.refine(({ text }) => textErrors(text).length === 0)),
    seconds: z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        const seconds = parseSeconds(text);
        if (seconds !== undefined && switchPeriodError(seconds) === null) return seconds;
        issues.push({ code: 'custom', message: wrongTime, input: text });
        return z.NEVER;
      }),
    ),
  });
  const { control, getValues, dialogProps } = useDialogForm(
    schema,
    ({ list, seconds }) => onConfirm({ switchPeriod: seconds, proxies: [...parseProxyLines(list.text).proxies] }),
    {
      dialog: { ...dialog, onClosed: () => setRevealed(false) },
      values: { list: { text: stored, shown: maskText(stored) }, seconds: String(settings.switchPeriod) },
    },
  );
  const { field: list, fieldState } = useController({ control, name: 'list' });
  const seconds = useWatch({ control, name: 'seconds' });
  const { text, shown } = list.value;
  const mask = () => {
    const now = getValues('list');
    list.onChange({ ...now, shown: maskText(now.text) });
  };
  const hasPassword = maskText(text) !== text;
  const errors = fieldState.invalid ? textErrors(text) : [];
  const lineError =
    errors.length === 0 ? undefined : (
      <ul className={styles.errors}>
        {errors.slice(0, MAX_LISTED_ERRORS).map(({ line, code }) => (
          <li key={line}>{t(($) => $.custom.lineErrors[code], { line })}</li>
        ))}
        {errors.length > MAX_LISTED_ERRORS && (
          <li>{t(($) => $.custom.moreErrors, { count: errors.length - MAX_LISTED_ERRORS })}</li>
        )}
      </ul>
    );
  return (
    <FormDialog {...dialogProps} title={t(($) => $.source.custom)} submitLabel={t(($) => $.custom.confirm)}>
      <Field
        label={t(($) => $.custom.list)}
        help={t(($) => $.custom.listHelp)}
        error={lineError}
        extra={
          hasPassword || isRevealed ? (
            <Button
              variant="link"
              size="small"
              icon={isRevealed ? <EyeInvisibleOutlined /> : <EyeOutlined />}
              onClick={() => {
                if (isRevealed) mask();
                setRevealed(!isRevealed);
              }}
            >
              {isRevealed ? t(($) => $.custom.hide) : t(($) => $.custom.reveal)}
            </Button>
          ) : undefined
        }
      >
        {(wiring) => (
          <TextAreaControl
            {...wiring}
            ref={list.ref}
            monospace
            rows={proxyTextRows}
            placeholder={t(($) => $.custom.placeholder)}
            value={isRevealed ? text : shown}
            onChange={(value) => {
              const now = getValues('list');
              list.onChange({
                text: isRevealed ? value : unmaskText(now.text, now.shown, value),
                shown: isRevealed ? maskText(value) : value,
              });
            }}
            onBlur={() => {
              // A new password is readable only until the field loses focus.
              if (!isRevealed) mask();
            }}
          />
        )}
      </Field>
      <NumberField
        control={control}
        name="seconds"
        label={t(($) => $.custom.interval)}
        required
        error={switchPeriodError(parseSeconds(seconds)) === null ? null : wrongTime}
        inputMode="numeric"
        min={minSwitchPeriod}
        placeholder={String(defaultSwitchPeriod)}
      />
    </FormDialog>
  );
}
