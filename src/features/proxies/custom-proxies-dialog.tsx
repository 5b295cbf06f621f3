import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '#src/contract/types';
import { readProxyLines } from './proxy-lines';
import { defaultSwitchPeriod, leastSwitchPeriod, proxyTextRows, switchPeriodError } from '#src/domain/proxy-rules';
import { Button } from '#src/ui/button';
import { FormDialog } from '#src/ui/dialog';
import { Field } from '#src/ui/form/field';
import { NumberControl, TextAreaControl } from '#src/ui/form/text-controls';
import { maskText, textErrors, unmaskText } from './masked-proxies';
import styles from './proxies.module.css';

type CustomSettings = Schemas['CustomIpProxySettings'];

/** Errors of lines that are written out; the rest is counted. */
const NAMED = 5;

/** The account's own proxies, one per line, and the time between switches. Confirm hands them over, cancel changes nothing (FORM-21, FORM-39, FORM-40). */
export function CustomProxiesDialog({
  open,
  settings,
  onClose,
  onConfirm,
}: {
  readonly open: boolean;
  readonly settings: CustomSettings;
  readonly onClose: () => void;
  readonly onConfirm: (settings: CustomSettings) => void;
}) {
  // What was typed is forgotten when the dialog has closed.
  const [round, setRound] = useState(0);
  return (
    <Contents
      key={round}
      open={open}
      settings={settings}
      onClose={onClose}
      onConfirm={onConfirm}
      onClosed={() => {
        setRound(round + 1);
      }}
    />
  );
}

/** What stands in the dialog: the list with its passwords, as it is shown, and the time as it was typed. */
interface Typed {
  readonly text: string;
  readonly shown: string;
  readonly seconds: string;
}

function Contents({
  open,
  settings,
  onClose,
  onConfirm,
  onClosed,
}: Parameters<typeof CustomProxiesDialog>[0] & { readonly onClosed: () => void }) {
  const { t } = useTranslation('proxies');
  const [typed, setTyped] = useState<Typed>();
  const [seen, setSeen] = useState(false);
  const [tried, setTried] = useState(false);
  const stored = settings.proxies.join('\n');
  const initial: Typed = { text: stored, shown: maskText(stored), seconds: String(settings.switchPeriod) };
  const now = typed ?? initial;
  // Leaving the list and typing the time may come in one go: neither takes back what the other did.
  const change = (next: (before: Typed) => Partial<Typed>) => {
    setTyped((before = initial) => ({ ...before, ...next(before) }));
  };
  const period = /^\d+$/.test(now.seconds.trim()) ? Number(now.seconds) : undefined;
  const timeError = switchPeriodError(period);
  const errors = tried ? textErrors(now.text) : [];
  const mask = () => {
    change(({ text }) => ({ shown: maskText(text) }));
  };
  const hasPassword = maskText(now.text) !== now.text;
  const lineError =
    errors.length === 0 ? undefined : (
      <ul className={styles.errors}>
        {errors.slice(0, NAMED).map(({ line, code }) => (
          <li key={line}>{t(($) => $.custom.lineError, { line, reason: t(($) => $.custom.reasons[code]) })}</li>
        ))}
        {errors.length > NAMED && <li>{t(($) => $.custom.moreErrors, { count: errors.length - NAMED })}</li>}
      </ul>
    );
  return (
    <FormDialog
      open={open}
      title={t(($) => $.custom.title)}
      submitLabel={t(($) => $.custom.confirm)}
      onClose={onClose}
      onClosed={onClosed}
      onSubmit={() => {
        setTried(true);
        if (period === undefined || timeError !== null || textErrors(now.text).length > 0) return;
        onConfirm({ switchPeriod: period, proxies: [...readProxyLines(now.text).proxies] });
      }}
    >
      <Field
        label={t(($) => $.custom.list)}
        help={t(($) => $.custom.listHelp)}
        error={lineError}
        extra={
          hasPassword || seen ? (
            <Button
              kind="link"
              size="small"
              icon={seen ? <EyeInvisibleOutlined /> : <EyeOutlined />}
              onClick={() => {
                if (seen) mask();
                setSeen(!seen);
              }}
            >
              {seen ? t(($) => $.custom.hide) : t(($) => $.custom.reveal)}
            </Button>
          ) : undefined
        }
      >
        {(wiring) => (
          <TextAreaControl
            {...wiring}
            mono
            rows={proxyTextRows}
            placeholder={t(($) => $.custom.placeholder)}
            value={seen ? now.text : now.shown}
            onChange={(value) => {
              change(({ text, shown }) =>
                seen ? { text: value, shown: maskText(value) } : { text: unmaskText(text, shown, value), shown: value },
              );
            }}
            onBlur={() => {
              // A password stays readable only while its line is being typed.
              if (!seen) mask();
            }}
          />
        )}
      </Field>
      <Field
        label={t(($) => $.custom.switchTime)}
        required
        error={timeError === null ? undefined : t(($) => $.custom.inputTime)}
      >
        {(wiring) => (
          <NumberControl
            {...wiring}
            value={now.seconds}
            onChange={(seconds) => {
              change(() => ({ seconds }));
            }}
            inputMode="numeric"
            min={leastSwitchPeriod}
            unit={t(($) => $.custom.seconds)}
            placeholder={String(defaultSwitchPeriod)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
