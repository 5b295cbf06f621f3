export interface ContactMail {
  readonly to: string;
  readonly subject: string;
  /** Lines above the message: sender, topic and language. */
  readonly head: readonly string[];
  readonly message: string;
}

/** Some mail programs truncate longer URLs. */
export const MAX_MAILTO_LENGTH = 1900;

/** A line break would start another mail header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function mailText({ head, message }: ContactMail): string {
  return [...head.map(oneLine), '', message.trim()].join('\n');
}

export function mailtoUrl(mail: ContactMail): string {
  const body = mailText(mail).replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(mail.to).replaceAll('%40', '@')}?subject=${encodeURIComponent(oneLine(mail.subject))}&body=${encodeURIComponent(body)}`;
}
