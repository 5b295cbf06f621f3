import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import type { Connect, ResolvedConfig } from 'vite';
import { answerFile, decodePath } from '../atlas/folder-server.ts';

const PATH = 'storybook/';

/** `announce` names the address in the page. */
export function builtStorybook({
  root,
  base,
  build,
}: ResolvedConfig): Record<'serve' | 'announce', Connect.NextHandleFunction> {
  const folder = resolve(root, 'storybook-static');
  const out = resolve(root, build.outDir);
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  const isFile = (path: string) => statSync(join(out, path), { throwIfNoEntry: false })?.isFile() === true;
  return {
    serve(request, response, next) {
      const path = decodePath(request.url);
      if (!isBuilt() || !`${path}/`.startsWith(base + PATH)) next();
      else if (path.startsWith(base + PATH)) answerFile(folder, path.slice(base.length + PATH.length), response);
      else response.writeHead(302, { Location: base + PATH }).end();
    },
    announce(request, response, next) {
      const path = decodePath(request.url).slice(base.length);
      const isPage = request.headers.accept?.includes('text/html') === true && !isFile(path);
      if (!isBuilt() || !isPage || !isFile('index.html')) {
        next();
        return;
      }
      const meta = `<meta name="storybook" content="${base}${PATH}" />`;
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(readFileSync(join(out, 'index.html'), 'utf8').replace('<title>', `${meta}<title>`));
    },
  };
}

export async function runningStorybook(port = 6006): Promise<string | undefined> {
  const isRunning = await new Promise<boolean>((done) => {
    const socket = connect({ port, host: 'localhost', timeout: 1000 });
    const end = (found: boolean) => () => {
      socket.destroy();
      done(found);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
  return isRunning ? `http://localhost:${port}/` : undefined;
}
