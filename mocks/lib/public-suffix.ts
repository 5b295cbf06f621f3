/** Stands in for the public-suffix list in the demo, whose only host is its own: the last two labels of a name, null for an address without. */
export function getDomain(host: string): string | null {
  const labels = host.split('.');
  return labels.length < 2 || /^[\d.]+$/.test(host) ? null : labels.slice(-2).join('.');
}
