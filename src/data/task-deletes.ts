import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { beforeSignOut } from './before-sign-out';
import { hideTasks } from './task-cache';
import { invalidateTasks } from './tasks';

/** Bytes: browsers limit all `keepalive` bodies of a page to 64 KiB together. */
const MAX_KEEPALIVE_BYTES = 60_000;

export interface PendingDeletion {
  /** Does nothing once deleted. */
  undo(): void;
  /** Rejects if the call fails; the tasks are then shown. */
  commit(ready?: () => Promise<void>): Promise<Schemas['TaskDeleteResponse']>;
}

/** Hides tasks and defers their deletion until commit or undo. Leaving the page sends the call with `keepalive`. */
export function deferDeletion(queries: QueryClient, taskIds: readonly string[]): PendingDeletion {
  const rows = hideTasks(queries, taskIds);
  let isPending = true;
  const send = (keepalive: boolean) =>
    client.DELETE('/v1/taskrules/batchdeletetask', { body: { taskIds: [...taskIds] }, keepalive });
  const close = () => {
    isPending = false;
    unregister();
    globalThis.removeEventListener('pagehide', sendOnLeave);
  };
  const sendOnLeave = () => {
    close();
    void send(JSON.stringify(taskIds).length < MAX_KEEPALIVE_BYTES).catch(() => undefined);
  };
  const unregister = beforeSignOut(queries, async () => {
    close();
    await send(false);
  });
  globalThis.addEventListener('pagehide', sendOnLeave);
  return {
    undo: () => {
      if (!isPending) return;
      close();
      rows.restore();
    },
    commit: async (ready) => {
      try {
        await ready?.();
        let result: Schemas['TaskDeleteResponse'] = { errors: [] };
        if (isPending) {
          close();
          result = await send(false);
        }
        rows.release();
        return result;
      } catch (error) {
        close();
        rows.restore();
        throw error;
      } finally {
        void invalidateTasks(queries);
      }
    },
  };
}

export function useDeferDeletion(): (taskIds: readonly string[]) => PendingDeletion {
  const queries = useQueryClient();
  return (taskIds) => deferDeletion(queries, taskIds);
}
