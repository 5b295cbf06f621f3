import { queryClient } from '#src/data/query-client';

/** Refetches what is on screen, like the poll every five seconds during a run. */
export const refetchActive = (): Promise<void> => queryClient().refetchQueries({ type: 'active' });
