const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;

function places(text: string): number {
  return /\.(\d*)$/.exec(text)?.[1]?.length ?? 0;
}

/** Exact: 0.1 + 0.2 is '0.3'. Empty text counts as 0; invalid text stays. */
export function stepDecimal(text: string, step: number, min?: number, max?: number): string {
  const now = text.trim() === '' ? '0' : text.trim();
  if (!decimal.test(now)) return text;
  const digits = Math.max(places(now), places(String(step)));
  const scale = 10 ** digits;
  const next = (Math.round(Number(now) * scale) + Math.round(step * scale)) / scale;
  const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
  return bounded === next ? next.toFixed(digits) : String(bounded);
}
