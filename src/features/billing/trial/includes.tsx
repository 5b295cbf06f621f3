import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import type { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { can } from '#src/domain/account-levels';
import { usePlanMessages } from '../plans/use-plan-messages';
import styles from './trial.module.css';

export function Includes({
  level,
  limits,
}: {
  readonly level: AccountLevel;
  readonly limits: Schemas['PlanLimits'] | undefined;
}) {
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  const lines = [
    ...(limits ? [messages.tasks(limits), messages.rows(limits), messages.nodes(limits)] : []),
    ...(can(level, 'runInCloud') ? [t(($) => $.limits.cloud)] : []),
    ...(can(level, 'usePremiumProxies') ? [t(($) => $.source.premium, { ns: 'proxies' })] : []),
  ];
  return (
    <ul className={styles.includes}>
      {lines.map((line) => (
        <li key={line}>
          <CheckOutlined aria-hidden="true" /> {line}
        </li>
      ))}
    </ul>
  );
}
