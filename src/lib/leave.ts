/** Leaves the application for another site, so that Back leads here again. */
export function leaveTo(address: string): void {
  globalThis.location.assign(address);
}

/** Opens another site beside this one, which learns nothing of where it was opened from. */
export function openBeside(address: string): void {
  globalThis.open(address, '_blank', 'noopener,noreferrer');
}
