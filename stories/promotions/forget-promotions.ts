import { keyPrefix } from '#src/lib/storage';

export function forgetPromotions(): void {
  for (const key of Object.keys(globalThis.localStorage))
    if (key.startsWith(`${keyPrefix}activity.`) || key.startsWith(`${keyPrefix}push.`))
      globalThis.localStorage.removeItem(key);
}
