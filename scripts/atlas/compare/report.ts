import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Size } from './pixels.ts';

export interface ReportedState {
  readonly state: 'changed' | 'new' | 'gone';
  /** `language/theme/width/story`. */
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly noun: string;
  readonly language: string;
  readonly theme: string;
  readonly width: number;
  readonly share?: number;
  readonly sizes?: readonly [Size, Size];
  readonly pictures: { readonly old?: string; readonly now?: string; readonly diff?: string };
}

/** `tolerated`: different, but below the threshold. */
export interface Comparison {
  readonly old: string;
  readonly now: string;
  readonly note?: string;
  readonly same: number;
  readonly tolerated: number;
  readonly states: readonly ReportedState[];
}

const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

export function reportPage(comparison: Comparison): string {
  // A closing tag in a text would end the script.
  const data = JSON.stringify(comparison).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed</title>
<style>${read('report.css')}</style>
</head>
<body>
${read('report.html')}
<script>const comparison = ${data};</script>
<script>${read('report-page.mjs')}</script>
</body>
</html>
`;
}
