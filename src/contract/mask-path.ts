import { operations, type OperationId } from './operations.gen';

export const MASK = '•••';

export function maskPath(operation: OperationId, pathname: string): string {
  const { path, secrets = [] }: { readonly path: string; readonly secrets?: readonly string[] } = operations[operation];
  const parts = path.split('/');
  const segments = pathname.split('/');
  // Counted from the end because the path may have a base.
  const shift = segments.length - parts.length;
  return segments
    .map((part, at) => (secrets.some((name) => parts[at - shift] === `{${name}}`) ? MASK : part))
    .join('/');
}
