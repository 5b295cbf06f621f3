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

/** VITE_API_MODE decides what is built: `mock` carries the emulator, `live` contains none of it. */
export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const apiMode = env.VITE_API_MODE === 'mock' ? 'mock' : 'live';
  return {
    resolve: {
      // The `#` names of tsconfig.json.
      tsconfigPaths: true,
      // msw reads cookies by the public-suffix list, 41 kB on the wire; the emulator sets none.
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
        // In a demo the emulator answers at the page's own origin; an address is that of the nouns which are live.
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
      // A font in a data: address would have to be allowed by the content policy.
      assetsInlineLimit: (file: string) => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
      rolldownOptions: {
        output: {
          // Chunks that share modules may need each other: each module runs when it is first needed.
          strictExecutionOrder: apiMode === 'mock',
          // The name of a shared chunk lists everybody who shares it.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0] ?? name}-[hash].js`,
          codeSplitting: {
            groups: [
              // zod and what turns its eval off: together, so that no schema of another chunk is made in between.
              { name: 'zod', test: /node_modules[\\/]zod[\\/]|src[\\/]lib[\\/]no-eval/ },
              // One chunk per language: many small files are slow over HTTP/1.1.
              {
                debugName: 'languages',
                // What only the demo panel says comes with the panel, and what only a page of the public site says with that page.
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
              // A demo is mostly opened on this machine, where each of 200 requests costs more than what a page does not need of a chunk.
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
