import { hashText } from '#src/lib/hash';

/** A digest of a text as hexadecimal digits: SHA-256, or a plain hash on an address whose browser offers no cryptography. */
export async function digestOf(text: string): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return Array.from({ length: 8 }, (_, part) => hexOf(hashText(text, part))).join('');
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id that looks like a GUID and is always the same for the same text. */
export function guidOf(text: string): string {
  const digits = Array.from({ length: 4 }, (_, part) => hexOf(hashText(text, part + 1))).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** A secret that nobody guesses, as hexadecimal digits; works on plain HTTP as well. */
export function randomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hexOf = (value: number): string => value.toString(16).padStart(8, '0');
