import { operations } from '#src/contract/operations.gen';

/** Calls that answer with files of any size. Each byte of an answer is copied five times on its way through the service worker. */
const heavy = [operations.downloadExportFile, operations.zipExports].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u'),
}));

/** Whether a call answers with a file of any size: the page answers it, even while the service worker has the others. */
export const isHeavy = (request: Request): boolean =>
  heavy.some(({ method, path }) => method === request.method && path.test(new URL(request.url).pathname));
