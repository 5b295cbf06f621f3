import type { DemoCatalogue, DemoState, TrafficEntry } from './control';
import type { Reason } from './reasons';

/** Name of the channel between the demo's pages and panels in windows of their own. */
export const CHANNEL = 'gleaner-demo-panel';

/** What a page (the stage) and a panel in another window say to each other; everything survives a structured clone. */
export type WireMessage =
  /** A panel looks for a stage: that one, or any when none is named. */
  | { readonly type: 'hello'; readonly stage: string | undefined }
  /** A stage is there: after its start, and in answer to a panel. */
  | {
      readonly type: 'here';
      readonly stage: string;
      readonly catalogue: DemoCatalogue;
      readonly state: DemoState;
      readonly actions: readonly string[];
      readonly traffic: readonly TrafficEntry[];
    }
  /** Two pages go by one name (a tab was duplicated): the later one takes another. */
  | { readonly type: 'taken'; readonly stage: string; readonly by: string }
  | { readonly type: 'gone'; readonly stage: string }
  | { readonly type: 'state'; readonly stage: string; readonly state: DemoState }
  /** Entries that are new or have changed, and the ids of all that are kept, in their order. */
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

/** The part of BroadcastChannel that is used; tests bring their own. */
export type Wire = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Whether something that came over the channel is one of our messages. */
export function isWireMessage(value: unknown): value is WireMessage {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
