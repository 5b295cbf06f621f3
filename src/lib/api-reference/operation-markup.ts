import {
  resolveRef,
  type ResponseNode,
  type ApiOperation,
  type ContractDocument,
  type MediaNode,
  type OperationNode,
} from './contract-node.ts';
import { html, prose, type Content, type Markup } from './html.ts';
import { parameterTable, propertyNames, schemaTable } from './schema-table.ts';

function examples(media: MediaNode): Content {
  return Object.entries(media.examples ?? {}).map(([name, { summary, value }]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return html`<p class="example">Example: ${summary ?? name}</p>
      <pre><code>${text}</code></pre>`;
  });
}

function bodies(caption: string, content: Readonly<Record<string, MediaNode>>, document: ContractDocument): Content {
  return Object.entries(content).map(
    ([type, media]) =>
      html`<p><code>${type}</code></p>
        ${media.schema && schemaTable(`${caption}, ${type}`, media.schema, document)}${examples(media)}`,
  );
}

function headers(answer: ResponseNode): Content {
  const all = Object.entries(answer.headers ?? {});
  return all.map(([name, { description }]) => html`<p>Header <code>${name}</code>: ${description ?? ''}</p>`);
}

const responsesOf = (operation: OperationNode, document: ContractDocument): [code: string, answer: ResponseNode][] =>
  Object.entries(operation.responses).map(([code, answer]) => [code, resolveRef(answer, document).node]);

/** Returns the lower-case text that a search compares. */
export function searchText({ method, path, operation }: ApiOperation, document: ContractDocument): string {
  const media = [
    ...Object.values(operation.requestBody?.content ?? {}),
    ...responsesOf(operation, document)
      .filter(([code]) => code.startsWith('2'))
      .flatMap(([, answer]) => Object.values(answer.content ?? {})),
  ];
  const names = [
    ...(operation.parameters ?? []).map((parameter) => resolveRef(parameter, document).node.name),
    ...media.flatMap(({ schema }) => (schema ? propertyNames(schema, document) : [])),
  ];
  const texts = [
    `${method} ${path}`,
    operation.operationId,
    operation.summary,
    operation.description ?? '',
    ...operation.tags,
    ...(operation['x-spec'] ?? []),
    operation['x-path-source'] ?? '',
    ...new Set(names),
  ];
  return texts.join(' ').toLowerCase();
}

const origin = (operation: OperationNode): Markup =>
  html`<dt>Path</dt>
    <dd>${operation['x-path-source'] ?? 'given'}</dd>
    <dt>Requirements</dt>
    <dd>${(operation['x-spec'] ?? []).join(', ') || 'none'}</dd>`;

/** Returns the body of an operation's entry; `builders` also see requirements. Headings start at `h4`. */
export function operationDetails(
  { operation }: ApiOperation,
  document: ContractDocument,
  audience: 'builders' | 'users',
): Markup {
  const answers = responsesOf(operation, document);
  const errors = answers.filter(([code]) => !code.startsWith('2'));
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody;
  return html`${prose(operation.description)}
    <dl>
      <dt>Operation</dt>
      <dd><code>${operation.operationId}</code></dd>
      ${audience === 'builders' && origin(operation)}
      <dt>Session</dt>
      <dd>${operation.security?.length === 0 ? 'not needed' : sessionText(operation)}</dd>
    </dl>
    ${
      parameters.length > 0 &&
      html`<h4>Parameters</h4>
        ${parameterTable(parameters, document)}`
    }
    ${
      body &&
      html`<h4>Request body</h4>
        <p>${body.required === true ? 'Required.' : 'Optional.'}</p>
        ${prose(body.description)}${bodies('Request body', body.content, document)}`
    }
    ${answers
      .filter(([code]) => code.startsWith('2'))
      .map(
        ([code, answer]) =>
          html`<h4>Answer ${code}</h4>
            ${prose(answer.description)}${headers(answer)}${bodies(`Answer ${code}`, answer.content ?? {}, document)}`,
      )}
    ${
      errors.length > 0 &&
      html`<h4>Errors</h4>
        <ul>
          ${errors.map(([code, answer]) => html`<li><strong>${code}</strong> ${answer.description ?? ''}${Object.keys(answer.headers ?? {}).map((name) => html` Header <code>${name}</code>.`)}</li>`)}
        </ul>
        <p>Each carries the <a href="#error-body">error body</a>.</p>`
    }`;
}

export function operationMarkup(apiOperation: ApiOperation, document: ContractDocument): Markup {
  const { method, path, operation } = apiOperation;
  return html`<details
    class="call"
    id="call-${operation.operationId}"
    data-search="${searchText(apiOperation, document)}"
  >
    <summary>
      <h3>
        <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
        <span class="title">${operation.summary}</span
        >${operation['x-path-source'] === 'chosen' && html` <span class="mark chosen">chosen</span>`}
      </h3>
    </summary>
    <div class="inside">${operationDetails(apiOperation, document, 'builders')}</div>
  </details> `;
}

const sessionText = ({ security }: OperationNode): string =>
  security?.some((each) => typeof each === 'object' && each !== null && Object.keys(each).length === 0)
    ? 'optional'
    : 'needed';
