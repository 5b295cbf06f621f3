import { operations } from '#src/contract/operations.gen';

/** A service worker copies each byte of a response five times. */
const heavy = [operations.downloadExportFile, operations.zipExports].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u'),
}));

/** Whether a call returns a file of any size. The page itself answers such calls. */
export const isHeavy = (request: Request): boolean =>
  heavy.some(({ method, path }) => method === request.method && path.test(new URL(request.url).pathname));
