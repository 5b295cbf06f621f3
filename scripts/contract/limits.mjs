function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** A number for lengths and counts, { min, max, default } for numbers. */
function limitOf(schema) {
  const length = schema.maxLength ?? schema.maxItems;
  if (length !== undefined) return length;
  const { minimum: min, maximum: max, default: initial } = schema;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(initial !== undefined && { default: initial }),
  };
}

const literal = (value) =>
  typeof value === 'number'
    ? String(value)
    : `{ ${Object.entries(value)
        .map(([k, v]) => `${k}: ${v}`)
        .join(', ')} }`;

export function limitsSource(document) {
  const limits = new Map();
  walk(document, (schema) => {
    const mark = schema['x-limit'];
    if (mark === undefined) return;
    for (const [name, value] of typeof mark === 'string' ? [[mark, limitOf(schema)]] : Object.entries(mark)) {
      const text = literal(value);
      if ((limits.get(name) ?? text) !== text) throw new Error(`x-limit ${name} has two different limits`);
      limits.set(name, text);
    }
  });
  const rows = [...limits].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `  ${name}: ${text},`);
  return `/** Bounds that the client shows before it sends: lengths and counts are numbers, numbers have min, max, default. */\nexport const limits = {\n${rows.join('\n')}\n} as const;`;
}
