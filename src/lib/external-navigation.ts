/** Navigates to another site; Back returns here. */
export function navigateAway(url: string): void {
  globalThis.location.assign(url);
}

/** Opens another site in a tab, without referrer or opener. */
export function openInNewTab(url: string): void {
  globalThis.open(url, '_blank', 'noopener,noreferrer');
}
