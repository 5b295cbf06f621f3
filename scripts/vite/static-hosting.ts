import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { builtStorybook, runningStorybook } from './built-storybook.ts';
import { headersOf, metaPolicy, withConfigFile, type PolicySettings } from './csp.ts';

/** 404.html lets deep links reload on static hosts. A <meta> policy delays a live build's first paint by 1 s. */
export function staticHosting(
  options: PolicySettings & {
    readonly mode: 'mock' | 'live';
    readonly storybookUrl?: string | undefined;
    readonly storybookPort?: number;
  },
): Plugin {
  let config: ResolvedConfig;
  const findsStorybook = options.mode === 'mock' && options.storybookUrl === undefined;
  const withMode = (settings: PolicySettings): PolicySettings => ({
    ...settings,
    isDemo: options.mode === 'mock',
  });
  return {
    name: 'gleaner:static-hosting',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, context) => {
        if (config.command === 'serve') {
          const content = findsStorybook ? await runningStorybook(options.storybookPort) : undefined;
          return content === undefined ? [] : [{ tag: 'meta', attrs: { name: 'storybook', content } }];
        }
        if (options.mode !== 'mock' || !context.path.endsWith('/index.html')) return [];
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(withMode(options)) },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
    generateBundle() {
      // An empty config.json avoids a failed request at every start.
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
      const storybook = findsStorybook ? builtStorybook(config) : undefined;
      if (storybook) server.middlewares.use(storybook.serve);
      server.middlewares.use((_request, response, next) => {
        response.setHeaders(new Map(Object.entries(headersOf(withMode(withConfigFile(options, file))))));
        next();
      });
      if (storybook) server.middlewares.use(storybook.announce);
    },
  };
}
