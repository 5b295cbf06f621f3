import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../contract/types';
import { useAccount } from '../../data/account';
import { levelOf, promptFor } from '../../domain/account-levels';
import { paths } from '../../domain/paths';
import { useFormats } from '../../i18n/format';
import { LinkButton } from '../../ui/link-button';
import { Progress } from '../../ui/progress';
import { Bone } from '../../ui/skeleton';
import { Notice } from '../../ui/status';
import styles from './members.module.css';

/** Whether the plan allows no more members. */
export const isFull = ({ memberCount, memberLimit }: Schemas['MemberList']): boolean => memberCount >= memberLimit;

/** How many members and cloud nodes the plan has and what is left of them (MEM-02, MEM-05); at the limit, the way to more. */
export function MembersSummary({ list }: { readonly list: Schemas['MemberList'] | undefined }) {
  const { t } = useTranslation('members');
  const { number } = useFormats();
  return (
    <>
      <div className={styles['summary']}>
        {list ? (
          <Progress
            label={t(($) => $.summary.members)}
            value={list.memberLimit === 0 ? 1 : list.memberCount / list.memberLimit}
            text={t(($) => $.summary.of, { part: number(list.memberCount), all: number(list.memberLimit) })}
          />
        ) : (
          <Bone shape="block" height={38} />
        )}
        {list ? (
          <Progress
            label={t(($) => $.summary.nodes)}
            value={list.cloudNodeTotal === 0 ? 0 : list.cloudNodesLeft / list.cloudNodeTotal}
            text={t(($) => $.summary.of, { part: number(list.cloudNodesLeft), all: number(list.cloudNodeTotal) })}
          />
        ) : (
          <Bone shape="block" height={38} />
        )}
      </div>
      {list && isFull(list) && <LimitNotice limit={list.memberLimit} />}
    </>
  );
}

function LimitNotice({ limit }: { readonly limit: number }) {
  const { t } = useTranslation('members');
  const { data: account } = useAccount();
  // The highest plan has no larger one: more is agreed upon.
  const talks = promptFor(levelOf(account), false) === 'contact';
  return (
    <div className={styles['notice']}>
      <Notice
        kind="warning"
        title={t(($) => $.limit.title, { count: limit })}
        actions={
          <LinkButton size="small" to={talks ? paths.contactSupport : paths.pricing}>
            {talks ? t(($) => $.limit.contact) : t(($) => $.limit.plans)}
          </LinkButton>
        }
      >
        {t(($) => $.limit.text)}
      </Notice>
    </div>
  );
}
