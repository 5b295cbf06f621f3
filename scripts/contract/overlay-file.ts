import { readFileSync } from 'node:fs';
import { operations } from '../../src/contract/operations.gen.ts';
import { applyOverlay } from '../../src/contract/overlay.ts';
import { parseYaml } from './openapi-core.mjs';

export function readOverlayFile(file: string): unknown {
  try {
    return parseYaml(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`the overlay ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Throws for an invalid file, which stops the build. */
export function builtInOverlay(file: string | undefined): Record<string, string> {
  if (file === undefined || file === '') return {};
  const overlay = readOverlayFile(file);
  for (const warning of applyOverlay(operations, overlay).warnings) console.warn(`${file}: ${warning}`);
  return { 'import.meta.env.VITE_API_OVERLAY_DOCUMENT': JSON.stringify(overlay) };
}

// `node scripts/contract/overlay-file.ts overlay.yaml > overlay.json` makes the JSON for config.json's `overlay`.
if (import.meta.main) console.log(JSON.stringify(readOverlayFile(process.argv[2] ?? ''), null, 2));
