export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a JSON text; undefined where it is none. Values that are no text are handed back as they are. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
