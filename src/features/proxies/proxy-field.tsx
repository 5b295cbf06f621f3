import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { ProxyType } from '#src/contract/enums.gen';
import { readProxySettings, type IpProxySettings } from '#src/domain/proxy-rules';
import { proxyReducer, type ProxyAction } from './proxy-transitions';
import { remarkOf, type TemplateParameter } from '#src/domain/template-parameters';
import { useFormats } from '#src/i18n/format';
import { Button } from '#src/ui/button';
import { Checkbox } from '#src/ui/checkbox';
import { RadioGroupControl } from '#src/ui/form/choice-controls';
import { Field } from '#src/ui/form/field';
import { CustomProxiesDialog } from './custom-proxies-dialog';
import { PremiumSettings } from './premium-settings';
import styles from './proxies.module.css';
import { useChoosePremium } from './use-choose-premium';

export interface ProxyFieldProps {
  readonly parameter: TemplateParameter;
  /** Proxy settings; anything else counts as none. */
  readonly value: unknown;
  readonly onChange: (value: IpProxySettings) => void;
  readonly error?: string;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

export function ProxyField({ parameter, value, onChange, error, disabled, onFocus, onBlur }: ProxyFieldProps) {
  const { t } = useTranslation('proxies');
  const { duration, number } = useFormats();
  const choosePremium = useChoosePremium();
  const [editing, setEditing] = useState(false);
  const settings = readProxySettings(value);
  const { ipProxyFromType: type, strongIpProxySettings: strong, customIpProxySettings: custom } = settings;
  const uses = type !== ProxyType.None;
  const hint = remarkOf(parameter);
  const act = (action: ProxyAction) => {
    onChange(proxyReducer(settings, action));
  };
  const chooseSource = async (source: ProxyType) => {
    if (source === type) return;
    act({ type: 'source', source, mayUsePremium: source === ProxyType.Strong && (await choosePremium()) });
  };
  const count = custom?.proxies.length ?? 0;
  return (
    <Field
      label={parameter.DisplayText}
      required={parameter.IsRequired}
      help={hint === '' ? undefined : hint}
      error={error}
      group
    >
      {(wiring) => (
        <div className={styles.box}>
          <div className={styles.use}>
            <Checkbox
              id={wiring.id}
              checked={uses}
              onChange={(next) => {
                act({ type: 'use', on: next });
              }}
              disabled={disabled}
              describedBy={wiring.describedBy}
              invalid={wiring.invalid === true && !uses}
              onFocus={onFocus}
              onBlur={onBlur}
            >
              {t(($) => $.use)}
            </Checkbox>
            <Link to={t(($) => $.help.path)} target="_blank" rel="noopener">
              {t(($) => $.help.link)}
            </Link>
          </div>
          {uses && (
            <RadioGroupControl
              label={t(($) => $.source.label)}
              value={type}
              onChange={(next) => {
                if (next !== undefined) void chooseSource(next);
              }}
              choices={[
                { value: ProxyType.Strong, label: t(($) => $.source.premium), help: t(($) => $.source.premiumHelp) },
                { value: ProxyType.Custom, label: t(($) => $.source.custom), help: t(($) => $.source.customHelp) },
              ]}
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
            />
          )}
          {type === ProxyType.Strong && strong && (
            <PremiumSettings
              settings={strong}
              onChange={(next) => {
                act({ type: 'premium', settings: next });
              }}
              disabled={disabled}
            />
          )}
          {type === ProxyType.Custom && custom && (
            <div className={styles.own}>
              <span>
                {count === 0
                  ? t(($) => $.custom.none)
                  : t(($) => $.custom.summary, { count, shown: number(count), time: duration(custom.switchPeriod) })}
              </span>
              <Button
                size="small"
                disabled={disabled}
                aria-haspopup="dialog"
                aria-describedby={wiring.describedBy}
                onClick={() => {
                  setEditing(true);
                }}
                onFocus={onFocus}
                onBlur={onBlur}
              >
                {count === 0 ? t(($) => $.custom.add) : t(($) => $.custom.edit)}
              </Button>
              <CustomProxiesDialog
                open={editing}
                settings={custom}
                onClose={() => {
                  setEditing(false);
                }}
                onConfirm={(next) => {
                  setEditing(false);
                  act({ type: 'own', settings: next });
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
