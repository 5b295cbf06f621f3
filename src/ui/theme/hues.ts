/** Ink and ground have a contrast of at least 4.5:1. */
export function hueColors(hue: number): { ground: string; soft: string; mid: string; ink: string } {
  const at = String(((Math.round(hue) % 360) + 360) % 360);
  const pair = (light: string, dark: string) => `light-dark(hsl(${at} ${light}), hsl(${at} ${dark}))`;
  return {
    ground: pair('42% 93%', '26% 15%'),
    soft: pair('42% 84%', '28% 22%'),
    mid: pair('40% 64%', '32% 44%'),
    ink: pair('55% 24%', '48% 80%'),
  };
}
