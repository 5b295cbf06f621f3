import { hashText } from '#src/lib/hash';

/** Returns SHA-256 in hex, or a plain hash on an insecure origin, which has no SubtleCrypto. */
export async function digestOf(text: string): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return Array.from({ length: 8 }, (_, part) => hexOf(hashText(text, part))).join('');
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a GUID-like id, stable for a text. */
export function stableGuid(text: string): string {
  const digits = Array.from({ length: 4 }, (_, part) => hexOf(hashText(text, part + 1))).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** Returns a random hex secret, also on plain HTTP. */
export function randomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hexOf = (value: number): string => value.toString(16).padStart(8, '0');
