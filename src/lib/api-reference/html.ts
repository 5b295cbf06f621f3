/** Escaped markup. Other text is escaped when it is inserted. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Markup | string | number | undefined | false | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return String(content).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Template tag that escapes inserted text for content and quoted attributes. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, i) => part + textOf(contents[i])).join(''));
}

function inline(text: string): Content {
  return text.split(/`([^`]+)`/).map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Turns a description into paragraphs and lists. A line that starts with a dash is a list item. */
export function prose(description = ''): Content {
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const part of description.split(/\n\s*\n/)) {
    for (const [i, line] of part
      .split('\n')
      .filter((each) => each.trim() !== '')
      .entries()) {
      const list = line.startsWith('- ');
      const text = list ? line.slice(2) : line;
      const last = blocks.at(-1);
      if (last?.list === list && (list || i > 0)) last.lines.push(text);
      else blocks.push({ list, lines: [text] });
    }
  }
  return blocks.map(({ list, lines }) =>
    list
      ? html`<ul>
          ${lines.map((line) => html`<li>${inline(line)}</li>`)}
        </ul>`
      : html`<p>${inline(lines.join(' '))}</p>`,
  );
}
