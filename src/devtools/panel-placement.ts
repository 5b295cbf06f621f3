import { localStore, readJson, writeJson } from '#src/lib/storage';
import { sharedSetting } from './shared-setting';

export interface PanelPlacement {
  readonly open: boolean;
  readonly dock: 'side' | 'below';
  readonly width: number;
  readonly height: number;
}

const KEY = 'panel-place';
const INITIAL: PanelPlacement = { open: false, dock: 'side', width: 420, height: 320 };

const isPlacement = (value: unknown): value is PanelPlacement =>
  typeof value === 'object' &&
  value !== null &&
  'open' in value &&
  typeof value.open === 'boolean' &&
  'dock' in value &&
  (value.dock === 'side' || value.dock === 'below') &&
  'width' in value &&
  Number.isFinite(value.width) &&
  'height' in value &&
  Number.isFinite(value.height);

export const readPlacement = (): PanelPlacement => readJson(localStore, KEY, isPlacement) ?? INITIAL;

export const savePlacement = (placement: PanelPlacement): void => void writeJson(localStore, KEY, placement);

export const hiddenHandle = sharedSetting('panel-handle-hidden', (value): value is true => value === true);

export const PANEL_TABS = ['scene', 'clock', 'faults', 'traffic', 'script'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];
const TAB_KEY = 'panel-tab';

export const readTab = (): PanelTab => PANEL_TABS.find((tab) => tab === localStore.get(TAB_KEY)) ?? 'scene';

export const saveTab = (tab: PanelTab): void => void localStore.set(TAB_KEY, tab);

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Clamps the panel's size; below 900 pixels it always docks below the page. */
export function fitPlacement(
  placement: PanelPlacement,
  window: { readonly width: number; readonly height: number },
): { readonly dock: 'side' | 'below'; readonly size: number; readonly bounds: Bounds } {
  const dock = window.width < 900 ? 'below' : placement.dock;
  const bounds: Bounds =
    dock === 'side'
      ? { min: 320, max: Math.max(320, Math.min(720, window.width - 480)) }
      : { min: Math.min(200, window.height / 2), max: Math.max(200, window.height - 240) };
  const preferredSize = dock === 'side' ? placement.width : placement.height;
  return { dock, bounds, size: Math.round(Math.min(bounds.max, Math.max(bounds.min, preferredSize))) };
}
