/** Throws where the text is not YAML. */
export function parseYaml(text: string): unknown;
export function stringifyYaml(
  node: unknown,
  options: { readonly lineWidth?: number; readonly noRefs?: boolean },
): string;
