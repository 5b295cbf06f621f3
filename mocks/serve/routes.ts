import { operations } from '#src/contract/operations.gen';
import { nearestNames } from '#mocks/lib/nearest';

/** Comparing longer paths is slow. */
const MAX_COMPARED_LENGTH = 200;

const SERVER_ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/health': ['GET'],
  '/openapi.json': ['GET'],
  '/__control': ['GET', 'POST'],
};

const templates = new Map<string, string[]>();
for (const { path, method } of Object.values(operations))
  templates.set(path, [...(templates.get(path) ?? []), method.toUpperCase()]);

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
const routes = [...templates].map(([path, methods]) => ({ pattern: patternOf(path), methods }));

export function allowedMethods(path: string): string[] {
  const found = new Set([
    ...(SERVER_ROUTES[path] ?? []),
    ...routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods),
  ]);
  if (found.size === 0) return [];
  if (found.has('GET')) found.add('HEAD');
  return [...found, 'OPTIONS'].sort();
}

/** Returns a 404 with the nearest paths, or a 405 with the allowed methods. */
export function unknownRouteResponse(method: string, path: string): Response {
  const methods = allowedMethods(path);
  const shownPath = path.slice(0, MAX_COMPARED_LENGTH);
  if (methods.length > 0)
    return Response.json(
      { error: { code: 'MethodNotAllowed', message: `${shownPath} takes ${methods.join(', ')}, not ${method}.` } },
      { status: 405, headers: { Allow: methods.join(', ') } },
    );
  const nearestPaths = nearestNames(shownPath, [...Object.keys(SERVER_ROUTES), ...templates.keys()]);
  const message = `The contract has no ${method} ${shownPath}. Nearest: ${nearestPaths.join(', ')}.`;
  return Response.json({ error: { code: 'NotFound', message } }, { status: 404 });
}
