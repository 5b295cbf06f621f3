import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '#src/api/client';
import type { Schemas } from '#src/contract/types';
import { beforeSignOut } from './before-sign-out';
import { hideTasks } from './task-cache';
import { invalidateTasks } from './tasks';

/** Bytes: browsers limit all `keepalive` bodies of a page to 64 KiB together. */
const MOST_AFTER_LEAVING = 60_000;

export interface HeldDeletion {
  /** Does nothing once deleted. */
  undo(): void;
  /** Rejects if the call fails; the tasks are then shown. */
  commit(ready?: () => Promise<void>): Promise<Schemas['TaskDeleteResponse']>;
}

/** Hides tasks and defers their deletion until commit or undo. If the page is left before, it sends the call with `keepalive`. */
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

export function useHoldDeletion(): (taskIds: readonly string[]) => HeldDeletion {
  const queries = useQueryClient();
  return (taskIds) => holdDeletion(queries, taskIds);
}
