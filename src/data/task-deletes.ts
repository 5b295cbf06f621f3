import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { beforeSignOut } from './before-sign-out';
import { hideTasks } from './task-cache';
import { invalidateTasks } from './tasks';

/** Bytes that a browser lets a page send after it was left; all such calls share them. */
const MOST_AFTER_LEAVING = 60_000;

/** Tasks that are hidden and not deleted yet. */
export interface HeldDeletion {
  /** Brings them back; nothing has been sent. Does nothing once they are deleted. */
  undo(): void;
  /** Deletes them, `ready` having been waited for. Rejects when the call failed; they are then shown again. */
  commit(ready?: () => Promise<void>): Promise<Schemas['TaskDeleteResponse']>;
}

/**
 * Hides tasks from every list and holds their deletion (API-069) until it is committed or undone. When the page is left before,
 * the call goes out then, and outlives the page.
 */
export function holdDeletion(queries: QueryClient, taskIds: readonly string[]): HeldDeletion {
  const rows = hideTasks(queries, taskIds);
  let isHeld = true;
  const send = (keepalive: boolean) =>
    client.DELETE('/v1/taskrules/batchdeletetask', { body: { taskIds: [...taskIds] }, keepalive });
  const end = () => {
    isHeld = false;
    callOff();
    globalThis.removeEventListener('pagehide', leave);
  };
  const leave = () => {
    end();
    void send(JSON.stringify(taskIds).length < MOST_AFTER_LEAVING).catch(() => undefined);
  };
  const callOff = beforeSignOut(queries, async () => {
    end();
    await send(false);
  });
  globalThis.addEventListener('pagehide', leave);
  return {
    undo: () => {
      if (!isHeld) return;
      end();
      rows.bringBack();
    },
    commit: async (ready) => {
      try {
        await ready?.();
        let result: Schemas['TaskDeleteResponse'] = { errors: [] };
        if (isHeld) {
          end();
          result = await send(false);
        }
        rows.release();
        return result;
      } catch (error) {
        end();
        rows.bringBack();
        throw error;
      } finally {
        void invalidateTasks(queries);
      }
    },
  };
}

/** Hides tasks and holds their deletion in the cache of this application: see `holdDeletion`. */
export function useHoldDeletion(): (taskIds: readonly string[]) => HeldDeletion {
  const queries = useQueryClient();
  return (taskIds) => holdDeletion(queries, taskIds);
}
