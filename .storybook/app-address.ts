import type { GleanerParameters } from './globals';

interface Place {
  /** STORYBOOK_APP_URL */
  readonly setting: string | undefined;
  readonly isDevelopment: boolean;
  readonly storybook: string;
}

/** A built Storybook expects the demo in the folder above, unless it is at a root. */
export function demoUrl({ setting, isDevelopment, storybook }: Place): string | undefined {
  if (setting) return setting;
  if (isDevelopment) return 'http://localhost:5173/';
  const above = new URL('..', storybook).href;
  return new URL('.', storybook).href === above ? undefined : above;
}

export function appAddress({ path, scenario, persona }: GleanerParameters, demo: string): string | undefined {
  if (path === undefined) return undefined;
  const address = new URL(path.replace(/^\//, ''), demo);
  address.searchParams.set('scenario', scenario ?? 'everyday');
  if (persona !== undefined) address.searchParams.set('persona', persona);
  return address.href;
}
