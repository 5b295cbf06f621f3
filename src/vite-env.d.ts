/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_MODE: 'mock' | 'live';
  readonly VITE_API_BASE_URL?: string;
  /** `bearer`, `cookie`, or the settings of an adapter as JSON. */
  readonly VITE_API_AUTH?: string;
  /** The overlay of VITE_API_OVERLAY, read at build time. */
  readonly VITE_API_OVERLAY_DOCUMENT?: Readonly<Record<string, unknown>>;
  /** OpenAPI tags that a demo sends to the real API, separated by commas. */
  readonly VITE_LIVE_NOUNS?: string;
  /** Session token of the real API, for a demo whose users sign in at the emulator. */
  readonly VITE_LIVE_TOKEN?: string;
  readonly VITE_IMAGE_ORIGINS?: string;
  readonly VITE_FILE_ORIGINS?: string;
  readonly VITE_STORYBOOK_URL?: string;
}

declare module 'virtual:texts' {
  import type { TextFiles } from '#src/i18n/init';
  export const startTexts: TextFiles;
  export const templatesTexts: TextFiles;
  export const consoleTexts: TextFiles;
}

declare module 'virtual:stories' {
  /** By the marks of scripts/vite/story-marks.ts. */
  export const stories: Readonly<Record<string, readonly (readonly [id: string, title: string, persona: string])[]>>;
}
