import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { useTemplateBalanceQuery } from '#src/data/account';
import type { Schemas } from '#src/contract/types';
import { roundBalanceDown } from '#src/domain/price';
import { isBalanceLow, minPremiumProxyBalance, switchingCycles } from '#src/domain/proxy-rules';
import { useFormats } from '#src/i18n/format';
import { useRetryDisabledReason } from '#src/shared/errors/use-retry-disabled-reason';
import { IconButton } from '#src/ui/button';
import { Field } from '#src/ui/form/field';
import { SelectControl } from '#src/ui/form/select-control';
import { Notice } from '#src/ui/status';
import { AreaSelect } from './area-select';
import styles from './proxies.module.css';

type StrongSettings = Schemas['StrongIpProxySettings'];

export function PremiumSettings({
  settings,
  onChange,
  disabled,
}: {
  readonly settings: StrongSettings;
  readonly onChange: (settings: StrongSettings) => void;
  readonly disabled: boolean;
}) {
  const { t } = useTranslation('proxies');
  const { duration, money } = useFormats();
  const balance = useTemplateBalanceQuery();
  const retryReason = useRetryDisabledReason(balance.error);
  const total = balance.data?.totalBalance;
  return (
    <div className={styles.settings}>
      <div className={styles.columns}>
        <Field label={t(($) => $.rotationInterval)}>
          {(wiring) => (
            <SelectControl
              {...wiring}
              value={settings.period}
              onChange={(period) => {
                if (period !== undefined) onChange({ ...settings, period });
              }}
              options={switchingCycles.map((seconds) => ({ value: seconds, label: duration(seconds) }))}
              searchable={false}
              disabled={disabled}
            />
          )}
        </Field>
        <AreaSelect
          value={settings.areaId}
          onChange={(areaId) => {
            onChange({ ...settings, areaId });
          }}
          disabled={disabled}
        />
      </div>
      <div className={styles.balance}>
        <span role="status">
          {balance.data === undefined
            ? t(($) => (balance.isError ? $.premium.balanceFailed : $.premium.balanceLoading))
            : t(($) => $.premium.balance, { amount: money(roundBalanceDown(total)) })}
        </span>
        <IconButton
          size="small"
          label={t(($) => $.premium.refresh)}
          icon={<ReloadOutlined />}
          loading={balance.isFetching}
          disabled={disabled}
          disabledReason={retryReason}
          onClick={() => void balance.refetch()}
        />
      </div>
      {balance.data !== undefined && isBalanceLow(total) && (
        <Notice variant="warning" announce="polite">
          {t(($) => $.premium.lowHint, { amount: money(minPremiumProxyBalance) })}
        </Notice>
      )}
    </div>
  );
}
