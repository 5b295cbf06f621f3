/** Replaces the public suffix list in the demo: the last two labels, null for a host without. */
export function getDomain(host: string): string | null {
  const labels = host.split('.');
  return labels.length < 2 || /^[\d.]+$/.test(host) ? null : labels.slice(-2).join('.');
}
