export const methods = ['get', 'put', 'post', 'delete', 'patch'];
const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
}

function authOf(operation, document) {
  const security = operation.security ?? document.security;
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function secretsOf(operation) {
  const names = (operation.parameters ?? []).filter((entry) => entry['x-secret'] === true).map(({ name }) => name);
  return names.length === 0 ? '' : `, secrets: [${names.map(quote).join(', ')}]`;
}

export function operationsSource(document) {
  const rows = operationsOf(document).map((operation) => {
    const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
    return [
      `  /** ${operation.summary} (${operation['x-spec'].join(', ')}) */`,
      `  ${operation.operationId}: { method: ${quote(operation.method)}, path: ${quote(operation.path)}, pathSource: ${quote(operation['x-path-source'])}, noun: ${quote(operation.tags[0])}, auth: ${quote(authOf(operation, document))}, status: ${status}${secretsOf(operation)} },`,
    ].join('\n');
  });
  return `export const operations = {\n${rows.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;`;
}
