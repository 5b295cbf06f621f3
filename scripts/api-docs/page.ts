import { operationMarkup } from '../../src/lib/api-reference/operation-markup.ts';
import { listOperations, type ContractDocument, type SchemaNode } from '../../src/lib/api-reference/contract-node.ts';
import { enumDetails } from '../../src/lib/api-reference/enum-table.ts';
import { html, prose, type Markup } from '../../src/lib/api-reference/html.ts';
import { schemaTable } from '../../src/lib/api-reference/schema-table.ts';
import { referenceStyles, palette } from './styles.ts';
import { wireReference } from './search.ts';

const enumMarkup = (name: string, schema: SchemaNode): Markup =>
  html`<details id="enum-${name}">
    <summary>
      <h3><code>${name}</code></h3>
    </summary>
    <div class="inside">${enumDetails(name, schema, 'builders')}</div>
  </details> `;

export function referenceMarkup(document: ContractDocument): string {
  const { info } = document;
  const calls = listOperations(document);
  const nouns = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? 'other'))];
  const wordsOf = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description]));
  const groups = nouns.map((noun) => ({
    noun,
    members: calls.filter(({ operation }) => (operation.tags[0] ?? 'other') === noun),
  }));
  const schemas = document.components.schemas ?? {};
  const enums = Object.entries(schemas).filter(([, schema]) => schema.enum);
  const error = schemas['Error'];
  const contents = groups.map(
    ({ noun, members }) =>
      html`<li>
        <a href="#noun-${noun}">${noun}</a> <span class="count">${members.length}</span>
        <details>
          <summary>Calls of ${noun}</summary>
          <ul>
            ${members.map(({ operation }) => html`<li><a href="#call-${operation.operationId}">${operation.summary}</a></li>`)}
          </ul>
        </details>
      </li>`,
  );
  return html`<div class="api-reference">
    <nav aria-label="Contents">
      <ul>
        ${contents}
        <li><a href="#error-body">Error body</a></li>
        <li><a href="#enumerations">Enumerations</a> <span class="count">${enums.length}</span></li>
      </ul>
    </nav>
    <main>
      <h1>${info.title} API ${info.version}</h1>
      ${prose(info.description)}
      <div class="search" role="search">
        <label>Search calls <input type="search" autocomplete="off" spellcheck="false" /></label>
        <p role="status">${calls.length} calls</p>
      </div>
      ${groups.map(
        ({ noun, members }) =>
          html`<section class="noun" aria-labelledby="noun-${noun}">
            <h2 id="noun-${noun}">${noun}</h2>
            ${prose(wordsOf.get(noun))}${members.map((call) => operationMarkup(call, document))}
          </section> `,
      )}
      <section aria-labelledby="error-body">
        <h2 id="error-body">Error body</h2>
        ${error && schemaTable('Error body', error, document)}
      </section>
      <section aria-labelledby="enumerations">
        <h2 id="enumerations">Enumerations</h2>
        ${enums.map(([name, schema]) => enumMarkup(name, schema))}
      </section>
    </main>
  </div>`.text;
}

export function referencePage(document: ContractDocument): string {
  const title = html`<title>${document.info.title} API ${document.info.version}</title>`.text;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">${title}
<style>${palette}${referenceStyles}</style></head><body>
${referenceMarkup(document)}
<script>(${wireReference.toString()})(document, true);</script>
</body></html>
`;
}
