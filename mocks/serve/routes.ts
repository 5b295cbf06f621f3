import { operations } from '#src/contract/operations.gen';
import { nearestOf } from '#mocks/lib/nearest';

const OWN: Readonly<Record<string, readonly string[]>> = {
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

export function methodsOf(path: string): string[] {
  const found = new Set([
    ...(OWN[path] ?? []),
    ...routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods),
  ]);
  if (found.size === 0) return [];
  if (found.has('GET')) found.add('HEAD');
  return [...found, 'OPTIONS'].sort();
}

/** Returns a 404 with the nearest paths, or a 405 with the allowed methods. */
export function unanswered(method: string, path: string): Response {
  const methods = methodsOf(path);
  if (methods.length > 0)
    return Response.json(
      { error: { code: 'MethodNotAllowed', message: `${path} takes ${methods.join(', ')}, not ${method}.` } },
      { status: 405, headers: { Allow: methods.join(', ') } },
    );
  const near = nearestOf(path, [...Object.keys(OWN), ...templates.keys()]);
  const message = `The contract has no ${method} ${path}. Nearest: ${near.join(', ')}.`;
  return Response.json({ error: { code: 'NotFound', message } }, { status: 404 });
}
