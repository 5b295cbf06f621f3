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

/** Skips plays that only check. Storybook reads `autoplay` after rendering; only its index has the tag. */
export function switchPlay({ id, viewMode, globals }: Context): void {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (!preview || viewMode !== 'story') return;
  const tags = preview.storyStoreValue?.storyIndex.entries[id]?.tags ?? [];
  for (const render of preview.storyRenders)
    if (render.id === id) render.renderOptions.autoplay = globals['play'] === 'on' || !tags.includes('play:checks');
}
