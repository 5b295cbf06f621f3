import DOMPurify, { type Config } from 'dompurify';
import { trustedTypesPolicy } from '#src/lib/trusted-types';
import type { Chapter } from '#src/ui/use-chapter-in-view';

export interface SanitizedText {
  readonly content: DocumentFragment;
  readonly chapters: readonly Chapter[];
}

const purifier = DOMPurify(window);

// Text, lists, tables, code and links; no media, forms, embedded content or styles.
// oxfmt-ignore
const TAGS = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'code', 'pre', 'strong', 'em', 'b', 'i', 'a', 'br', 'hr', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const ATTRIBUTES = ['href', 'id', 'scope', 'colspan', 'rowspan', 'lang'];
const ADDRESS = /^(?:https?:|mailto:|#|\/(?!\/))/i;

/** Prefix of every id. No script's global name contains its hyphen, so ids cannot shadow one. */
const ID_PREFIX = 'about-';

/**
 * Sanitizes HTML from an untrusted author (TPL-23, TPL-27). Returns nodes, because a second parser could read HTML differently. Assigns
 * new ids; outward links open in a tab without access to this page. `base` prefixes application paths.
 */
export function sanitizeText(html: string, base = ''): SanitizedText {
  const content = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedTypesPolicy as Config['TRUSTED_TYPES_POLICY'],
  });
  const elementsById = new Map<string, Element>();
  for (const element of content.querySelectorAll('[id]')) {
    if (!elementsById.has(element.id)) elementsById.set(element.id, element);
    element.removeAttribute('id');
  }
  const taken = new Set<string>();
  const chapters = [...content.querySelectorAll('h2, h3')].flatMap((heading): Chapter[] => {
    const title = heading.textContent.trim().replace(/\s+/g, ' ');
    if (title === '') return [];
    heading.id = uniqueId(title, taken);
    return [{ id: heading.id, title, level: heading.nodeName === 'H2' ? 2 : 3 }];
  });
  for (const link of content.querySelectorAll('a')) rewriteLink(link, { elementsById, usedIds: taken, base });
  return { content, chapters };
}

interface LinkContext {
  readonly elementsById: ReadonlyMap<string, Element>;
  readonly usedIds: Set<string>;
  readonly base: string;
}

/** A link without a target becomes plain text. */
function rewriteLink(link: HTMLAnchorElement, { elementsById, usedIds, base }: LinkContext): void {
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('#')) {
    const target = elementsById.get(decoded(address.slice(1)));
    if (target === undefined) {
      link.removeAttribute('href');
      return;
    }
    if (target.id === '') target.id = uniqueId('place', usedIds);
    link.setAttribute('href', `#${target.id}`);
    return;
  }
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) {
    link.removeAttribute('href');
    return;
  }
  const url = new URL(address, origin);
  // `/.//host` resolves to the path `//host`, which a link reads as another site.
  const isOwn = address.startsWith('/') && url.origin === origin && !url.pathname.startsWith('//');
  link.setAttribute('href', isOwn ? `${base}${url.pathname}${url.search}${url.hash}` : url.href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function uniqueId(title: string, taken: Set<string>): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const own = `${ID_PREFIX}${slug === '' ? 'part' : slug}`;
  let id = own;
  for (let again = 2; taken.has(id); again += 1) id = `${own}-${String(again)}`;
  taken.add(id);
  return id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
