export type Opener = (address: string) => void;

const defaultOpener: Opener = (address) => {
  // Assigning a custom scheme does not leave the page.
  globalThis.location.assign(address);
};
let opener: Opener = defaultOpener;

export function openProtocolUrl(url: string): void {
  opener(url);
}

/** Replaces the opener (stories and tests); undefined restores it. */
export function setOpener(next: Opener | undefined): void {
  opener = next ?? defaultOpener;
}

export type DesktopSystem = 'windows' | 'macos' | 'other';

/** An iPad identifies as a Mac, but has several touch points. */
export function desktopSystem({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DesktopSystem {
  if (/Windows NT/.test(userAgent)) return 'windows';
  return /Macintosh|Mac OS X/.test(userAgent) && !/iPhone|iPad|iPod/.test(userAgent) && !(maxTouchPoints > 1)
    ? 'macos'
    : 'other';
}
