import { config, ConfigError } from './config';
import { setReroute } from './fetch';

/** Applies the deployment's overlay, if any, before the first call. Throws ConfigError if it cannot be read or applied. */
export async function applyConfiguredOverlay(base: string, apiBaseUrl: () => string): Promise<void> {
  const { overlay } = config();
  if (overlay === undefined) return;
  const document = typeof overlay === 'string' ? await fetchOverlay(base, overlay) : overlay;
  const { rerouteByOverlay } = await import('./rerouted-calls');
  try {
    const { reroute, warnings } = rerouteByOverlay(document, apiBaseUrl);
    // oxlint-disable-next-line no-console -- for whoever integrates a backend, who looks here
    for (const warning of warnings) console.warn(`overlay: ${warning}`);
    setReroute(reroute);
  } catch (error) {
    throw new ConfigError(`The overlay is invalid: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function fetchOverlay(base: string, address: string): Promise<unknown> {
  const url = new URL(address, new URL(base, globalThis.location.origin));
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache' });
  } catch {
    throw new ConfigError(`The overlay ${address} could not be fetched`);
  }
  if (!response.ok)
    throw new ConfigError(`The request for the overlay ${address} failed with status ${response.status}`);
  return response.json().catch(() => {
    throw new ConfigError(
      `The overlay ${address} is not JSON. Convert YAML with: node scripts/contract/overlay-file.ts`,
    );
  });
}
