import { keySpace } from '#src/lib/storage';

/** Makes each story start like a first visit. */
export function forgetPromotions(): void {
  for (const key of Object.keys(globalThis.localStorage))
    if (key.startsWith(`${keySpace}activity.`) || key.startsWith(`${keySpace}push.`))
      globalThis.localStorage.removeItem(key);
}
