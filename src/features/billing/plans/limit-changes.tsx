import { useTranslation } from '#src/i18n/use-translation';
import type { AccountLevel } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import type { Subscription } from '#src/data/purchases';
import { can } from '#src/domain/account-levels';
import { Section } from '#src/ui/section';
import styles from './plans.module.css';
import { usePlanMessages } from './use-plan-messages';

export function LimitChanges({
  from,
  to,
  level,
}: {
  readonly from: Subscription;
  readonly to: Schemas['PlanLimits'];
  readonly level: AccountLevel | null;
}) {
  const { t } = useTranslation('plans');
  const messages = usePlanMessages();
  const rows = [messages.tasks, messages.nodes, messages.rows]
    .map((limitText) => ({ before: limitText(from.limits), after: limitText(to) }))
    .filter(({ before, after }) => before !== after);
  const lost = [
    ...(can(from.level, 'runInCloud') && !can(level, 'runInCloud') ? [t(($) => $.change.lostCloud)] : []),
    ...(can(from.level, 'usePremiumProxies') && !can(level, 'usePremiumProxies')
      ? [t(($) => $.change.lostProxies)]
      : []),
  ];
  if (rows.length + lost.length === 0) return null;
  return (
    <Section level={3} title={t(($) => $.change.changes)}>
      <ul className={styles.changes}>
        {rows.map(({ before, after }) => (
          <li key={after}>{t(($) => $.change.row, { before, after })}</li>
        ))}
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
