import { useTranslation } from '#src/i18n/use-translation';
import CloudOutlined from '@ant-design/icons/es/icons/CloudOutlined';
import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import { AccountLevel, type RunOn } from '#src/contract/enums.gen';
import { isAtLeast, effectiveLevel, type AccountWithLevel } from '#src/domain/account-levels';
import { offeredTargets, type StartTarget } from '#src/domain/start-checks';
import { usePlanName } from '#src/shared/plans/use-plan-name';
import { useOnline } from '#src/state/preferences';
import { MenuButton } from '#src/ui/menu-button';
import { Tag } from '#src/ui/status';
import styles from './form.module.css';

/** The lowest plan for cloud runs: Standard, or what the template requires (ROLE-07). */
export function cloudLevelOf(newMinAccountLevel: AccountLevel | null | undefined): AccountLevel {
  return isAtLeast(AccountLevel.Standard, newMinAccountLevel)
    ? AccountLevel.Standard
    : (newMinAccountLevel ?? AccountLevel.Standard);
}

export function StartMenu({
  runOn,
  newMinAccountLevel,
  account,
  busy,
  onStart,
}: {
  readonly runOn: RunOn;
  readonly newMinAccountLevel?: AccountLevel | null;
  readonly account: AccountWithLevel | null | undefined;
  readonly busy: boolean;
  readonly onStart: (target: StartTarget) => void;
}) {
  const { t } = useTranslation('tasks');
  const planName = usePlanName();
  const offered = offeredTargets(runOn);
  const offlineReason = useOnline() ? undefined : t(($) => $.start.noConnection);
  const level = cloudLevelOf(newMinAccountLevel);
  const needsPlan =
    offered.cloud === 'offered' &&
    account !== undefined &&
    account !== null &&
    !isAtLeast(effectiveLevel(account), level);
  return (
    <MenuButton
      variant="primary"
      align="end"
      loading={busy}
      label={t(($) => $.start.button)}
      items={[
        {
          key: 'cloud',
          icon: <CloudOutlined />,
          label: needsPlan ? (
            <span className={styles.plan}>
              {t(($) => $.start.cloud)}{' '}
              <Tag variant="brand">{t(($) => $.start.needsPlan, { plan: planName(level) })}</Tag>
            </span>
          ) : (
            t(($) => $.start.cloud)
          ),
          disabledReason: offered.cloud === 'localOnly' ? t(($) => $.start.localOnly) : offlineReason,
          onSelect: () => {
            if (!busy) onStart('cloud');
          },
        },
        {
          key: 'client',
          icon: <DesktopOutlined />,
          label: t(($) => $.start.client),
          disabledReason: offered.client === 'cloudOnly' ? t(($) => $.start.cloudOnly) : offlineReason,
          onSelect: () => {
            if (!busy) onStart('client');
          },
        },
      ]}
    >
      {t(($) => $.start.button)}
    </MenuButton>
  );
}
