import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useFormats } from '#src/i18n/format';
import { Bone } from '#src/ui/skeleton';
import styles from './members.module.css';
import { itemTypes, useItemNames } from './use-spending-columns';

export function SpendingItems({ details }: { readonly details: Schemas['MemberBalanceDetails'] | undefined }) {
  const { t } = useTranslation('members');
  const { money } = useFormats();
  const names = useItemNames();
  const spentOn = new Map(details?.items.map(({ type, spent }) => [type, spent ?? 0]));
  const maxSpent = Math.max(...spentOn.values(), 0);
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t(($) => $.spending.balance)}</dt>
          <dd>{details ? money(details.balance) : <Bone width="88px" />}</dd>
        </div>
        <div>
          <dt>{t(($) => $.figures.spent, { ns: 'usage' })}</dt>
          <dd>{details ? money(details.spent) : <Bone width="88px" />}</dd>
        </div>
      </dl>
      <ul className={styles.items} aria-label={t(($) => $.byItem, { ns: 'usage' })}>
        {itemTypes.map((type) => {
          const spent = spentOn.get(type) ?? 0;
          return (
            <li key={type}>
              <span>{names[type]}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: maxSpent === 0 ? 0 : `${String((spent / maxSpent) * 100)}%` }} />
              </span>
              <span className={styles.sum}>{details ? money(spent) : <Bone width="56px" />}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
