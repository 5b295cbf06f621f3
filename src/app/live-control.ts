import { parseAuthSettings } from '#src/api/auth/settings';
import { onHybridAnswer, type HybridAnswer } from '#src/api/hybrid';
import { liveTags, switchLiveTags } from '#src/api/live-tags';
import { checkLiveTags, LiveTagsError } from '#src/api/live-tags-check';
import { maskPath } from '#src/contract/mask-path';
import type { EmulatorControl, TrafficEntry, TrafficFeed } from '#src/devtools/control';
import { now } from '#src/lib/now';

const MAX_ENTRIES = 500;
/** Keeps ids of live calls apart from those of the emulator. */
const FIRST_LIVE_ID = 1_000_000_000;

/** Also adds real API calls. Without `apiBaseUrl` it returns the control unchanged. */
export function withLiveTags(
  control: EmulatorControl,
  apiBaseUrl: string = import.meta.env.VITE_API_BASE_URL ?? '',
): EmulatorControl {
  if (apiBaseUrl === '') return control;
  const tags = [...new Set(control.catalog.operations.map(({ tag }) => tag))];
  return {
    ...control,
    catalog: { ...control.catalog, liveTags: tags },
    traffic: withLiveCalls(control.traffic),
    state: () => ({ ...control.state(), liveTags: liveTags() }),
    setLiveTags: async (selected) => {
      const auth = parseAuthSettings(import.meta.env.VITE_API_AUTH);
      const { refusals } = checkLiveTags(selected, { apiBaseUrl, auth, origin: globalThis.location.origin });
      if (refusals.length > 0) throw new LiveTagsError(refusals);
      switchLiveTags(selected);
    },
  };
}

function withLiveCalls(feed: TrafficFeed): TrafficFeed {
  let live: readonly TrafficEntry[] = [];
  let merged: readonly TrafficEntry[] | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    merged = undefined;
    for (const listener of listeners) listener();
  };
  feed.onChange(notify);
  onHybridAnswer((answer) => {
    if (answer.by !== 'live') return;
    live = [...live, entryOf(answer, FIRST_LIVE_ID + count)].slice(-MAX_ENTRIES);
    count += 1;
    notify();
  });
  return {
    entries: () => (merged ??= [...feed.entries(), ...live].toSorted((a, b) => a.at - b.at)),
    clear: () => {
      live = [];
      feed.clear();
      notify();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function entryOf({ operation, method, url, status, milliseconds }: HybridAnswer, id: number): TrafficEntry {
  const { pathname, search } = new URL(url);
  return {
    id,
    operation,
    method,
    url: maskPath(operation, pathname) + search,
    at: now() - milliseconds,
    answeredBy: 'live',
    headers: {},
    signedIn: false,
    request: undefined,
    status,
    milliseconds,
    contentType: undefined,
    response: undefined,
    deviations: [],
  };
}
