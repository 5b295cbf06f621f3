import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { headerPolicy, metaPolicy, withConfigFile, type PolicySettings } from './csp.ts';

/**
 * What a host without rules of its own needs. The demo carries its content policy as a <meta>; a live build does not, since
 * config.json may name another API later: its host sends the header, as the preview server does. 404.html is the application
 * again, so that a reloaded deep link opens on a host that knows no fallback.
 */
export function staticHosting(options: PolicySettings & { readonly mode: 'mock' | 'live' }): Plugin {
  let config: ResolvedConfig;
  // The test form of the payment provider lies beside a demo.
  const ownFrames = (settings: PolicySettings): PolicySettings => ({ ...settings, frameSelf: options.mode === 'mock' });
  return {
    name: 'gleaner:static-hosting',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) => {
        if (config.command !== 'build' || options.mode !== 'mock' || !context.path.endsWith('/index.html')) return [];
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(ownFrames(options)) },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
    generateBundle() {
      // An empty config.json shows where settings go, and spares every start a request that fails.
      if (options.mode === 'live' && config.build.ssr === false) {
        this.emitFile({ type: 'asset', fileName: 'config.json', source: '{}\n' });
      }
    },
    writeBundle(output) {
      const index = output.dir ? join(output.dir, 'index.html') : '';
      if (index && existsSync(index)) copyFileSync(index, join(output.dir ?? '', '404.html'));
    },
    configurePreviewServer(server) {
      const file = resolve(config.root, config.build.outDir, 'config.json');
      server.middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', headerPolicy(ownFrames(withConfigFile(options, file))));
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Referrer-Policy', 'same-origin');
        next();
      });
    },
  };
}
