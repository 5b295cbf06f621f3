import { globSync, readFileSync } from 'node:fs';

/** The story files whose title names a group, as `Tasks/Dialogs/New task group` names Dialogs. */
export const dialogStories = () =>
  globSync('stories/**/*.stories.tsx').filter((file) => /title:\s*'[^']*\/Dialogs\//.test(readFileSync(file, 'utf8')));
