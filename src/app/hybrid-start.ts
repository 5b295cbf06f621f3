import { createHybrid } from '#src/api/hybrid';
import { storeLiveTags } from '#src/api/live-tags';
import { checkLiveTags, LiveTagsError } from '#src/api/live-tags-check';
import { applyConfiguredOverlay } from '#src/api/overlay';
import { parseAuthSettings } from '#src/api/auth/settings';
import { applyConfig, DEFAULT_AUTH } from '#src/api/config';
import { sendOverNetwork, type Transport } from '#src/api/fetch';
import type { EmulatorHandle } from '#src/lib/emulator-handle';
import { setDemoAccounts } from '#src/shared/session/demo-accounts';

/**
 * Splits calls between the real API and the emulator by tag. Throws LiveTagsError or ConfigError; either clears the tab's choice, so that a
 * reload works.
 */
export async function openHybrid(options: {
  readonly liveTags: readonly string[];
  readonly base: string;
  readonly handle: Promise<EmulatorHandle>;
  readonly emulated: Transport;
}): Promise<Transport> {
  const apiBaseUrl = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '');
  try {
    const auth = parseAuthSettings(import.meta.env.VITE_API_AUTH);
    const { origin } = globalThis.location;
    const { refusals, warnings } = checkLiveTags(options.liveTags, { apiBaseUrl, auth, origin });
    if (refusals.length > 0) throw new LiveTagsError(refusals);
    // oxlint-disable-next-line no-console -- for developers who integrate a backend
    for (const warning of warnings) console.warn(`live nouns: ${warning}`);
    const isSessionLive = options.liveTags.includes('session');
    applyConfig({ apiBaseUrl: '', auth: isSessionLive ? auth : DEFAULT_AUTH });
    await applyConfiguredOverlay(options.base, () => apiBaseUrl);
    if (isSessionLive) {
      setDemoAccounts([]);
      void options.handle.then(() => setDemoAccounts([])).catch(() => undefined);
    }
  } catch (error) {
    storeLiveTags(undefined);
    throw error;
  }
  return createHybrid({
    liveTags: options.liveTags,
    apiBaseUrl,
    emulated: options.emulated,
    real: sendOverNetwork,
    emulatorToken: async () => (await options.handle).session ?? undefined,
    realToken: import.meta.env.VITE_LIVE_TOKEN,
  });
}
