/** A 32-bit unsigned hash of a text (FNV-1a over UTF-16 units, then mixed so that near texts land far apart). The same on every machine; not for secrets. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** Spreads the bits of a 32-bit number (Wang/Murmur finaliser); a bijection, so distinct numbers stay distinct. */
export function mix(value: number): number {
  let bits = value >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
