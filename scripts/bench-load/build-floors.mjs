import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { build } from 'vite';

export async function buildFloors(floors) {
  for (const { name, folder } of floors) {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('floors', import.meta.url)),
      logLevel: 'error',
      plugins: [
        react(),
        ...(name === 'msw' ? [msw({ mode: 'worker-only' })] : []),
        {
          name: 'floor',
          transformIndexHtml: { order: 'pre', handler: (html) => html.replace('floor.jsx', `${name}.jsx`) },
        },
      ],
      build: {
        outDir: fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
        emptyOutDir: true,
      },
    });
  }
}
