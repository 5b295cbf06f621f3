import { useTranslation } from '#src/i18n/use-translation';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { accountQueries, type Account } from '#src/data/account';
import { memberQueries } from '#src/data/members';
import { prefetch, queryClient } from '#src/data/query-client';
import { accountCan } from '#src/domain/account-levels';
import { Members } from '#src/features/members/members';
import { membersParams, membersQuery } from '#src/features/members/members.params';
import { PageTitle } from '#src/ui/page-title';

/** Prefetches only when the cached account already allows members. */
export function loader({ request }: LoaderFunctionArgs): null {
  const account = queryClient().getQueryData<Account>(accountQueries.me().queryKey);
  if (accountCan(account, 'haveMembers'))
    prefetch(memberQueries.list(membersQuery(membersParams.read(new URL(request.url).searchParams))));
  return null;
}

/** MEM-02 */
export default function MemberManagePage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle name={t(($) => $.pages.members)} />
      <Members />
    </>
  );
}
