import { queryClient } from '#src/data/query-client';

/** Everything on screen is asked for again, as it is every five seconds while a run goes on. */
export const nextLook = (): Promise<void> => queryClient().refetchQueries({ type: 'active' });
