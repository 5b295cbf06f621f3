/** Hands an address to the system. */
export type Opener = (address: string) => void;

const bySystem: Opener = (address) => {
  // An address of a registered scheme leaves the page where it is.
  globalThis.location.assign(address);
};
let opener: Opener = bySystem;

/** Hands an address of another program's protocol to the system; the page stays. */
export function openInSystem(address: string): void {
  opener(address);
}

/** Replaces what opens such addresses (stories and tests); undefined puts the system back. */
export function setOpener(next: Opener | undefined): void {
  opener = next ?? bySystem;
}

/** Tells a desktop system by what the browser says of itself. */
export type DesktopSystem = 'windows' | 'macos' | 'other';

/** The system of a browser: its name as the browser gives it, and how many fingers its screen knows (a tablet calls itself a Mac). */
export function desktopSystem({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DesktopSystem {
  if (/Windows NT/.test(userAgent)) return 'windows';
  return /Macintosh|Mac OS X/.test(userAgent) && !/iPhone|iPad|iPod/.test(userAgent) && !(maxTouchPoints > 1)
    ? 'macos'
    : 'other';
}
