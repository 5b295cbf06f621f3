import { localStore, readJson, writeJson } from '#src/lib/storage';

export interface PanelPlace {
  readonly open: boolean;
  readonly dock: 'side' | 'below';
  readonly width: number;
  readonly height: number;
}

const KEY = 'panel-place';
const INITIAL: PanelPlace = { open: false, dock: 'side', width: 420, height: 320 };

const isPlace = (value: unknown): value is PanelPlace =>
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

export const keptPlace = (): PanelPlace => readJson(localStore, KEY, isPlace) ?? INITIAL;

export const keepPlace = (place: PanelPlace): void => void writeJson(localStore, KEY, place);

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Clamps the panel's size; below 900 pixels it always docks below the page. */
export function fitPlace(
  place: PanelPlace,
  window: { readonly width: number; readonly height: number },
): { readonly dock: 'side' | 'below'; readonly size: number; readonly bounds: Bounds } {
  const dock = window.width < 900 ? 'below' : place.dock;
  const bounds: Bounds =
    dock === 'side'
      ? { min: 320, max: Math.max(320, Math.min(720, window.width - 480)) }
      : { min: Math.min(200, window.height / 2), max: Math.max(200, window.height - 240) };
  const wanted = dock === 'side' ? place.width : place.height;
  return { dock, bounds, size: Math.round(Math.min(bounds.max, Math.max(bounds.min, wanted))) };
}
