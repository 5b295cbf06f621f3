import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer');
  if (!(node.getAttribute('href') ?? '').startsWith('#')) node.setAttribute('target', '_blank');
});

/** The HTML of a template's text with everything taken out but words, lists, tables, code and safe links. */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'code',
      'pre',
      'strong',
      'em',
      'b',
      'i',
      'a',
      'br',
      'hr',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    ALLOWED_ATTR: ['href', 'id', 'scope', 'colspan', 'rowspan', 'lang'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#|\/(?!\/))/i,
    ALLOW_DATA_ATTR: false,
  });
}
