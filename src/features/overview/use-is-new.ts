import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/data/account';
import { quiet } from '#src/data/polling';

export function useIsNew(): boolean {
  const { data } = useQuery({ ...accountQueries.resources(), ...quiet });
  return data?.taskCount === 0;
}
