/** Accepts http and https with a host (FORM-76). */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /\s/.test(text)) return false;
  return URL.canParse(text);
}

/** Accepts 11 digits: 1, then 3 to 9 (FORM-77). */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** FORM-78 */
export function isSixDigitPostcode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** FORM-79 */
export function isTelephone(text: string): boolean {
  return /^\d{3,4}-?\d{6,8}$/.test(text);
}

/** Rejects leading zeros (FORM-80). */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** Rejects a lone number. */
export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  const labels = text.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.every((label) => label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label));
}

/** Requires a dot in the host name (FORM-81). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  const atoms = local.split('.');
  return (
    atoms.every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom)) &&
    host.includes('.') &&
    isHostname(host) &&
    /\.[a-z][a-z\d-]+$/i.test(host)
  );
}
