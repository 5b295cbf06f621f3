import { localStore, readJson, writeJson } from '#src/lib/storage';

/** Where the panel docks, and how large it is there, in pixels. */
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

/** Where the panel was when it was last moved. */
export const keptPlace = (): PanelPlace => readJson(localStore, KEY, isPlace) ?? INITIAL;

/** Remembers where the panel is. */
export const keepPlace = (place: PanelPlace): void => void writeJson(localStore, KEY, place);

/** The least and the most that the panel may take of a window in one direction. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Where a panel really goes in a window of this size: a narrow one has no room beside the page, and the page keeps its share. */
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
