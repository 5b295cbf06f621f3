import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In epoch milliseconds, without tests; 0 for missing paths. */
export function newestFileTime(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const found = statSync(path);
    if (found.isDirectory()) time = Math.max(time, newestFileTime(readdirSync(path).map((name) => join(path, name))));
    else if (!/\.test\.tsx?$/.test(path)) time = Math.max(time, found.mtimeMs);
  }
  return time;
}
