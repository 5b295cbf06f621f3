/** Leaves the application for another site, so that Back leads here again. */
export function leaveTo(address: string): void {
  globalThis.location.assign(address);
}
