import { useTranslation } from '#src/i18n/use-translation';
import type { Schemas } from '#src/contract/types';
import { useAccountQuery } from '#src/data/account';
import { levelOf, promptFor } from '#src/domain/account-levels';
import { paths } from '#src/domain/paths';
import { useFormats } from '#src/i18n/format';
import { LinkButton } from '#src/ui/link-button';
import { Progress } from '#src/ui/progress';
import { Bone } from '#src/ui/skeleton';
import { Notice } from '#src/ui/status';
import styles from './members.module.css';

export const isMemberLimitReached = ({ memberCount, memberLimit }: Schemas['MemberList']): boolean =>
  memberCount >= memberLimit;

export function MembersSummary({ list }: { readonly list: Schemas['MemberList'] | undefined }) {
  const { t } = useTranslation('members');
  const { number } = useFormats();
  return (
    <>
      <div className={styles.summary}>
        {list ? (
          <Progress
            label={t(($) => $.pages.members, { ns: 'shell' })}
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
      {list && isMemberLimitReached(list) && <LimitNotice limit={list.memberLimit} />}
    </>
  );
}

function LimitNotice({ limit }: { readonly limit: number }) {
  const { t } = useTranslation('members');
  const { data: account } = useAccountQuery();
  // The highest plan has no upgrade, so the notice links to support.
  const needsContact = promptFor(levelOf(account), false) === 'contact';
  return (
    <div className={styles.notice}>
      <Notice
        variant="warning"
        title={t(($) => $.limit.title, { count: limit })}
        actions={
          <LinkButton size="small" to={needsContact ? paths.contactSupport : paths.pricing}>
            {needsContact ? t(($) => $.pages.contact, { ns: 'shell' }) : t(($) => $.go.plans, { ns: 'shell' })}
          </LinkButton>
        }
      >
        {t(($) => $.limit.text)}
      </Notice>
    </div>
  );
}
