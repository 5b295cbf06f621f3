/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_MODE: 'mock' | 'live';
  readonly VITE_API_BASE_URL?: string;
  /** `bearer`, `cookie`, or the settings of an adapter as JSON. */
  readonly VITE_API_AUTH?: string;
  readonly VITE_IMAGE_ORIGINS?: string;
}
