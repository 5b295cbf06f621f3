interface Render {
  readonly id: string;
  readonly renderOptions: { autoplay?: boolean };
}

declare global {
  /** Missing in tests. */
  var __STORYBOOK_PREVIEW__:
    | {
        readonly storyRenders: readonly Render[];
        readonly storyStoreValue?: {
          readonly storyIndex: { readonly entries: Readonly<Record<string, { readonly tags?: readonly string[] }>> };
        };
      }
    | undefined;
}

interface Context {
  readonly id: string;
  readonly viewMode: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** False in tests, which run every play. Only the index has the tag. */
export function runsPlay({ id, viewMode, globals }: Context): boolean {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (!preview || viewMode !== 'story' || globals['play'] === 'off') return false;
  const tags = preview.storyStoreValue?.storyIndex.entries[id]?.tags ?? [];
  return globals['play'] === 'on' || !tags.includes('play:checks');
}

/** Skips plays that only check, or all of them. Storybook reads `autoplay` after rendering. */
export function switchPlay(context: Context): void {
  if (context.viewMode !== 'story') return;
  for (const render of globalThis.__STORYBOOK_PREVIEW__?.storyRenders ?? [])
    if (render.id === context.id) render.renderOptions.autoplay = runsPlay(context);
}
