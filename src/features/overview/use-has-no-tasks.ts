import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/data/account';
import { quietOptions } from '#src/data/polling';

export function useHasNoTasks(): boolean {
  const { data } = useQuery({ ...accountQueries.resources(), ...quietOptions });
  return data?.taskCount === 0;
}
