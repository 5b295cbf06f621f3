import type { DemoCatalogue, DemoState, TrafficEntry } from './control';
import type { Reason } from './reasons';

export const CHANNEL = 'gleaner-demo-panel';

/** Messages between a host page and a panel in another window; all survive a structured clone. */
export type WireMessage =
  | { readonly type: 'hello'; readonly stage: string | undefined }
  | {
      readonly type: 'here';
      readonly stage: string;
      readonly catalogue: DemoCatalogue;
      readonly state: DemoState;
      readonly actions: readonly string[];
      readonly traffic: readonly TrafficEntry[];
    }
  /** A duplicated tab has the same name, so the later host takes another one. */
  | { readonly type: 'taken'; readonly stage: string; readonly by: string }
  | { readonly type: 'gone'; readonly stage: string }
  | { readonly type: 'state'; readonly stage: string; readonly state: DemoState }
  /** New and changed entries, and the ids of all entries in order. */
  | {
      readonly type: 'traffic';
      readonly stage: string;
      readonly changed: readonly TrafficEntry[];
      readonly order: readonly number[];
    }
  | {
      readonly type: 'call';
      readonly stage: string;
      readonly call: string;
      readonly action: string;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'result'; readonly call: string; readonly value: unknown }
  | { readonly type: 'refused'; readonly call: string; readonly message: string; readonly reasons: readonly Reason[] };

export type Wire = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export function isWireMessage(value: unknown): value is WireMessage {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
