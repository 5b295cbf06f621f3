/** Whether a text is an http or https address with a host (FORM-76). */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /\s/.test(text)) return false;
  return URL.canParse(text);
}

/** 11 digits starting 1, the second 3 to 9 (FORM-77). */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** 6 digits (FORM-78). */
export function isSixDigitPostcode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** 3 to 4 digits, an optional hyphen, 6 to 8 digits (FORM-79). */
export function isTelephone(text: string): boolean {
  return /^\d{3,4}-?\d{6,8}$/.test(text);
}

/** Four numbers 0 to 255 with dots, without leading zeros (FORM-80). */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** Dot-separated labels of letters, digits and inner hyphens, at most 253 characters; a lone number is none. */
export function isHostname(text: string): boolean {
  if (text.length === 0 || text.length > 253) return false;
  const labels = text.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.every((label) => label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label));
}

/** Local part of up to 64 characters, '@', and a host name with a dot (FORM-81). */
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
