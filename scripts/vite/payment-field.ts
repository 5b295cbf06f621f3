import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './one-script.ts';

const FIELD_PATH = 'payment-provider/field.html';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its policy allows one script and no requests: card data can leave only as a message. */
export async function paymentFieldPage(root: string): Promise<string> {
  const code = await bundleScript(root, resolve(root, 'mocks/payment-field/field.ts'), 'field');
  const script = code.replaceAll('</script', '<\\/script');
  const style = readFileSync(resolve(root, 'mocks/payment-field/field.css'), 'utf8');
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Payment</title>
    <style>${style}</style>
  </head>
  <body>
    <script>${script}</script>
  </body>
</html>
`;
}

export function paymentField(): Plugin {
  let root = process.cwd();
  let base = '/';
  const answer = (url: string | undefined): 'field' | 'absent' | undefined => {
    const path = (url ?? '').split('?', 1)[0] ?? '';
    if (path === `${base}${FIELD_PATH}`) return 'field';
    return path.startsWith(`${base}payment-provider/`) ? 'absent' : undefined;
  };
  return {
    name: 'gleaner:payment-field',
    configResolved: (config) => {
      root = config.root;
      base = config.base;
    },
    configureServer(server) {
      let made: Promise<string> | undefined;
      server.watcher.on('change', (file) => {
        if (file.includes('payment-field')) made = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const found = answer(request.url);
        if (found === undefined) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        if (found === 'absent') {
          response.statusCode = 404;
          return response.end();
        }
        made ??= paymentFieldPage(root);
        made.then((page) => response.end(page), next);
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (answer(request.url) === 'field') response.removeHeader('Content-Security-Policy');
        next();
      });
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FIELD_PATH, source: await paymentFieldPage(root) });
    },
  };
}
