/** Navigates to another site; Back returns here. */
export function leaveTo(address: string): void {
  globalThis.location.assign(address);
}

/** Opens another site in a tab, without referrer or opener. */
export function openBeside(address: string): void {
  globalThis.open(address, '_blank', 'noopener,noreferrer');
}
