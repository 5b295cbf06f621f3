import { queryClient } from '#src/data/query-client';

export const refetchActive = (): Promise<void> => queryClient().refetchQueries({ type: 'active' });
