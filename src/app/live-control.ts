import { authOfText } from '#src/api/auth/settings';
import { onHybridAnswer, type HybridAnswer } from '#src/api/hybrid';
import { liveNouns, setLiveNouns } from '#src/api/live-nouns';
import { judgeLiveNouns, LiveNounsError } from '#src/api/live-nouns-verdict';
import type { EmulatorControl, TrafficEntry, TrafficFeed } from '#src/devtools/control';
import { now } from '#src/lib/now';

const MOST_KEPT = 500;
/** Keeps ids of live calls apart from those of the emulator. */
const FIRST_ID = 1_000_000_000;

/** Adds live tags and real API calls to the control. Without `apiBaseUrl` it returns the control unchanged. */
export function withLiveNouns(
  control: EmulatorControl,
  apiBaseUrl: string = import.meta.env.VITE_API_BASE_URL ?? '',
): EmulatorControl {
  if (apiBaseUrl === '') return control;
  const nouns = [...new Set(control.catalogue.operations.map(({ noun }) => noun))];
  return {
    ...control,
    catalogue: { ...control.catalogue, liveNouns: nouns },
    traffic: withLiveCalls(control.traffic),
    state: () => ({ ...control.state(), liveNouns: liveNouns() }),
    setLiveNouns: async (wanted) => {
      const auth = authOfText(import.meta.env.VITE_API_AUTH);
      const { refusals } = judgeLiveNouns(wanted, { apiBaseUrl, auth, origin: globalThis.location.origin });
      if (refusals.length > 0) throw new LiveNounsError(refusals);
      setLiveNouns(wanted);
    },
  };
}

function withLiveCalls(feed: TrafficFeed): TrafficFeed {
  let live: readonly TrafficEntry[] = [];
  let merged: readonly TrafficEntry[] | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    merged = undefined;
    for (const listener of listeners) listener();
  };
  feed.onChange(tell);
  onHybridAnswer((answer) => {
    if (answer.by !== 'live') return;
    live = [...live, entryOf(answer, FIRST_ID + count)].slice(-MOST_KEPT);
    count += 1;
    tell();
  });
  return {
    entries: () => (merged ??= [...feed.entries(), ...live].toSorted((a, b) => a.at - b.at)),
    clear: () => {
      live = [];
      feed.clear();
      tell();
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
    url: pathname + search,
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
