import type { DemoCatalog, DemoState, TrafficEntry } from './control';
import type { Reason } from './reasons';

export const CHANNEL_NAME = 'gleaner-demo-panel';

/** Messages survive a structured clone. */
export type ChannelMessage =
  | { readonly type: 'hello'; readonly host: string | undefined }
  | {
      readonly type: 'here';
      readonly host: string;
      readonly catalog: DemoCatalog;
      readonly state: DemoState;
      readonly actions: readonly string[];
      readonly traffic: readonly TrafficEntry[];
    }
  /** A duplicated tab has the same name, so the later host takes another one. */
  | { readonly type: 'taken'; readonly host: string; readonly instanceId: string }
  | { readonly type: 'gone'; readonly host: string }
  | { readonly type: 'state'; readonly host: string; readonly state: DemoState }
  /** New and changed entries, and the ids of all entries in order. */
  | {
      readonly type: 'traffic';
      readonly host: string;
      readonly changed: readonly TrafficEntry[];
      readonly order: readonly number[];
    }
  | {
      readonly type: 'call';
      readonly host: string;
      readonly call: string;
      readonly action: string;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'result'; readonly call: string; readonly value: unknown }
  | { readonly type: 'refused'; readonly call: string; readonly message: string; readonly reasons: readonly Reason[] };

export type DemoChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export function isChannelMessage(value: unknown): value is ChannelMessage {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
