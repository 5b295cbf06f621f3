import type { SchemaNode } from './contract-node.ts';
import { html, prose, type Markup } from './html.ts';

/** Returns an enumeration's description and table of values; `builders` also see requirements. */
export function enumDetails(name: string, schema: SchemaNode, audience: 'builders' | 'users'): Markup {
  const names = schema['x-enum-varnames'] ?? [];
  const descriptions = schema['x-enum-descriptions'] ?? [];
  const rows = (schema.enum ?? []).map(
    (code, i) =>
      html`<tr>
        <th scope="row"><code>${typeof code === 'string' ? code : JSON.stringify(code)}</code></th>
        <td>${names[i] ?? ''}</td>
        <td>${descriptions[i] ?? ''}</td>
      </tr>`,
  );
  return html`${prose(schema.description)}
    ${audience === 'builders' && html`<p>Requirements: ${(schema['x-spec'] ?? []).join(', ') || 'none'}</p>`}
    <table>
      <caption>
        Values of ${name}
      </caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}
