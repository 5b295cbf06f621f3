import { keySpace } from '#src/lib/storage';

/** Forgets which promotions were closed and what was answered to the push prompt: each story begins like a first visit. */
export function forgetPromotions(): void {
  for (const key of Object.keys(globalThis.localStorage))
    if (key.startsWith(`${keySpace}activity.`) || key.startsWith(`${keySpace}push.`))
      globalThis.localStorage.removeItem(key);
}
