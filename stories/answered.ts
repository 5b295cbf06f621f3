import { notifyManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { queryClient } from '#src/data/query-client';

/** Before the answers are shown, nothing can be missing. */
export async function answered(): Promise<void> {
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}
