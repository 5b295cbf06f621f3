import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { builtInOverlay } from './scripts/contract/overlay-file.ts';
import { apiReference } from './scripts/vite/api-reference.ts';
import { contractLoop } from './scripts/vite/contract-loop.ts';
import { paymentField } from './scripts/vite/payment-field.ts';
import { staticHosting } from './scripts/vite/static-hosting.ts';
import { strictStyles } from './scripts/vite/strict-styles.ts';

/** VITE_API_MODE: `mock` includes the emulator, `live` does not. */
export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const apiMode = env.VITE_API_MODE === 'mock' ? 'mock' : 'live';
  return {
    resolve: {
      tsconfigPaths: true,
      // msw's public suffix list takes 41 kB; the emulator sets no cookies.
      alias:
        apiMode === 'mock'
          ? [{ find: 'tldts', replacement: fileURLToPath(new URL('mocks/lib/public-suffix.ts', import.meta.url)) }]
          : [],
    },
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode),
      ...builtInOverlay(env.VITE_API_OVERLAY),
    },
    plugins: [
      react(),
      strictStyles(),
      contractLoop(),
      apiReference(),
      staticHosting({
        mode: apiMode,
        apiBaseUrl: env.VITE_API_BASE_URL ?? '',
        imageOrigins: env.VITE_IMAGE_ORIGINS ?? '',
        frameOrigins: env.VITE_FRAME_ORIGINS ?? '',
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
      // The content security policy forbids data: fonts.
      assetsInlineLimit: (file: string) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
      rolldownOptions: {
        output: {
          // Chunks import each other, so modules run when first needed.
          strictExecutionOrder: apiMode === 'mock',
          // A shared chunk's name lists all its users.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0] ?? name}-[hash].js`,
          codeSplitting: {
            groups: [
              // zod's eval must be off before any chunk makes a schema.
              { name: 'zod', test: /node_modules[\\/]zod[\\/]|src[\\/]lib[\\/]no-eval/ },
              // One chunk per language: many small files are slow over HTTP/1.1.
              {
                debugName: 'languages',
                // Texts of the demo panel and of public pages load with them.
                name: (id: string) =>
                  /\/locales\/([\w-]+)\/(?!demo\.|site\.|articles)/.exec(id)?.[1]?.replace(/^/, 'locale-') ?? null,
              },
              {
                debugName: 'texts of pages',
                name: (id: string) => {
                  const [, language = '', namespace = ''] =
                    /\/locales\/([\w-]+)\/(site|articles[\w-]*)\.json/.exec(id) ?? [];
                  return namespace === '' ? null : `${namespace}-${language}`;
                },
              },
              // Locally, requests cost more than unused code.
              ...(apiMode === 'mock'
                ? [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 120_000 }]
                : []),
            ],
          },
        },
      },
    },
  };
});
