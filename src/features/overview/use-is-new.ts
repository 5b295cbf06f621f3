import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/data/account';
import { quiet } from '#src/data/polling';

/** Whether the account has no task yet: known once the plan's figures are there. */
export function useIsNew(): boolean {
  const { data } = useQuery({ ...accountQueries.resources(), ...quiet });
  return data?.taskCount === 0;
}
