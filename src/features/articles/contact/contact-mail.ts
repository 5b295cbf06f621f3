/** What a message to support is made of, in the words of the language on screen. */
export interface ContactMail {
  /** Address of the support. */
  readonly to: string;
  readonly subject: string;
  /** What stands above the message: who writes, about what, in which language. */
  readonly head: readonly string[];
  readonly message: string;
}

/** Some mail programs cut off what a longer address holds. */
export const LONGEST_ADDRESS = 1900;

/** A line of a mail cannot hold a break: it would begin a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of a mail: the head, an empty line, the message. */
export function mailText({ head, message }: ContactMail): string {
  return [...head.map(oneLine), '', message.trim()].join('\n');
}

/** The address that opens a mail program with the whole message in it. Breaks are written as mail programs want them. */
export function mailAddress(mail: ContactMail): string {
  const body = mailText(mail).replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(mail.to).replaceAll('%40', '@')}?subject=${encodeURIComponent(oneLine(mail.subject))}&body=${encodeURIComponent(body)}`;
}
