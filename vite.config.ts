import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { builtInOverlay } from './scripts/contract/overlay-file.ts';
import { apiReference } from './scripts/vite/api-reference.ts';
import { codeSplitting } from './scripts/vite/chunks.ts';
import { contractLoop } from './scripts/vite/contract-loop.ts';
import { paymentField } from './scripts/vite/payment-field.ts';
import { preloadPage } from './scripts/vite/preload-page.ts';
import { directImports } from './scripts/vite/direct-imports.ts';
import { runtimeInMain } from './scripts/vite/runtime-in-main.ts';
import { sbom } from './scripts/vite/sbom.ts';
import { staticHosting } from './scripts/vite/static-hosting.ts';
import { storyMarks } from './scripts/vite/story-marks.ts';
import { strictStyles } from './scripts/vite/strict-styles.ts';
import { texts } from './scripts/vite/texts.ts';

/** VITE_API_MODE: `mock` includes the emulator, `live` does not. */
export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const apiMode = env.VITE_API_MODE === 'mock' ? 'mock' : 'live';
  return {
    resolve: {
      tsconfigPaths: true,
      // Saves 49 kB.
      alias:
        apiMode === 'mock'
          ? [{ find: 'tough-cookie', replacement: fileURLToPath(new URL('mocks/lib/no-cookies.ts', import.meta.url)) }]
          : [],
    },
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode),
      ...builtInOverlay(env.VITE_API_OVERLAY),
    },
    plugins: [
      react(),
      strictStyles(),
      texts(),
      contractLoop(),
      apiReference(),
      preloadPage({ mode: apiMode }),
      directImports(),
      runtimeInMain(),
      storyMarks({ mode: apiMode }),
      sbom({ mode: apiMode }),
      staticHosting({
        mode: apiMode,
        apiBaseUrl: env.VITE_API_BASE_URL ?? '',
        imageOrigins: env.VITE_IMAGE_ORIGINS ?? '',
        fileOrigins: env.VITE_FILE_ORIGINS ?? '',
        frameOrigins: env.VITE_FRAME_ORIGINS ?? '',
        storybookUrl: env.VITE_STORYBOOK_URL,
      }),
      ...(apiMode === 'mock' ? [msw({ mode: 'worker-only' }), paymentField()] : []),
    ],
    server: { port: 5173 },
    preview: { port: 4173 },
    worker: { format: 'es' as const },
    build: {
      target: 'es2023',
      outDir: apiMode === 'mock' ? 'dist-demo' : 'dist',
      chunkSizeWarningLimit: 900,
      // One file of 22 kB loads sooner than ten small ones.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // The content security policy forbids data: fonts.
      assetsInlineLimit: (file: string) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
      rolldownOptions: {
        // Lets other chunks import from the entry.
        preserveEntrySignatures: false,
        output: {
          chunkFileNames: ({ facadeModuleId }) => {
            const [, first, second] =
              /(?:virtual:texts|locales)[\\/]([\w-]+)[\\/]([\w-]+)/.exec(facadeModuleId ?? '') ?? [];
            return `assets/${second === undefined ? '[name]' : `${first}-${second}`}-[hash].js`;
          },
          codeSplitting: codeSplitting(fileURLToPath(new URL('src/main.tsx', import.meta.url))),
        },
      },
    },
  };
});
