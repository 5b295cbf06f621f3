import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { operations } from '../../src/contract/operations.gen.ts';
import { applyOverlay } from '../../src/contract/overlay.ts';

// The parser that the contract itself is read with; it reads JSON as well.
const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));
const { parseYaml } = require('@redocly/openapi-core') as { parseYaml: (text: string) => unknown };

/** Reads an overlay from a YAML or JSON file. Throws an Error that names the file when it is missing or cannot be read. */
export function readOverlayFile(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`the overlay ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The constant that puts an overlay into a build; none without a file. Warnings are printed; throws for a file that does not fit, so that the build stops. */
export function builtInOverlay(file: string | undefined): Record<string, string> {
  if (file === undefined || file === '') return {};
  const overlay = readOverlayFile(file);
  for (const warning of applyOverlay(operations, overlay).warnings) console.warn(`${file}: ${warning}`);
  return { 'import.meta.env.VITE_API_OVERLAY_DOCUMENT': JSON.stringify(overlay) };
}

// `node scripts/contract/overlay-file.ts overlay.yaml > overlay.json`: the JSON that config.json's `overlay` names.
if (import.meta.main) console.log(JSON.stringify(readOverlayFile(process.argv[2] ?? ''), null, 2));
