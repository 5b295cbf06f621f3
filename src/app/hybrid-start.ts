import { createHybrid } from '#src/api/hybrid';
import { keepLiveNouns } from '#src/api/live-nouns';
import { judgeLiveNouns, LiveNounsError } from '#src/api/live-nouns-verdict';
import { applyConfiguredOverlay } from '#src/api/overlay';
import { authOfText, BEARER } from '#src/api/auth/settings';
import { applyConfig } from '#src/api/config';
import { sendOverNetwork, type Transport } from '#src/api/transport';
import type { EmulatorDoor } from '#src/lib/emulator-door';
import { setDemoAccounts } from '#src/shared/session/demo-accounts';

/**
 * Splits calls between the real API and the emulator by tag. Throws LiveNounsError when the combination cannot work and ConfigError
 * for invalid settings. Either clears the tab's choice, so that a reload works.
 */
export async function openHybrid(options: {
  readonly live: readonly string[];
  readonly base: string;
  readonly door: Promise<EmulatorDoor>;
  readonly emulated: Transport;
}): Promise<Transport> {
  const apiBaseUrl = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '');
  try {
    const auth = authOfText(import.meta.env.VITE_API_AUTH);
    const { origin } = globalThis.location;
    const { refusals, warnings } = judgeLiveNouns(options.live, { apiBaseUrl, auth, origin });
    if (refusals.length > 0) throw new LiveNounsError(refusals);
    // oxlint-disable-next-line no-console -- for developers who integrate a backend
    for (const warning of warnings) console.warn(`live nouns: ${warning}`);
    const sessionIsLive = options.live.includes('session');
    applyConfig({ apiBaseUrl: '', auth: sessionIsLive ? auth : BEARER });
    await applyConfiguredOverlay(options.base, () => apiBaseUrl);
    if (sessionIsLive) void options.door.then(() => setDemoAccounts([])).catch(() => undefined);
  } catch (error) {
    keepLiveNouns(undefined);
    throw error;
  }
  return createHybrid({
    liveNouns: options.live,
    apiBaseUrl,
    emulated: options.emulated,
    real: sendOverNetwork,
    emulatorToken: async () => (await options.door).session ?? undefined,
    liveToken: import.meta.env.VITE_LIVE_TOKEN,
  });
}
