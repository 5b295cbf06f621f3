import { describe, expect, test } from 'vitest';
import type { ApiOperation, ContractDocument, OperationNode, ParameterNode } from './contract-node';
import { operationDetails, operationMarkup, searchText } from './operation-markup';

const document: ContractDocument = {
  info: { title: 'X', version: '1' },
  paths: {},
  components: {
    schemas: { Task: { type: 'object', properties: { taskName: {}, owner: { properties: { email: {} } } } } },
    parameters: { Page: { name: 'pageIndex', in: 'query', schema: { type: 'integer' } } },
    responses: {
      Refused: { description: 'Refused.', headers: { 'Retry-After': { description: 'Seconds.' }, Trace: {} } },
      Found: { description: 'Found.', content: { 'application/json': { schema: { properties: { found: {} } } } } },
    },
  },
};
const page = { $ref: '#/components/parameters/Page' } as ParameterNode;
const bare: OperationNode = { operationId: 'readTask', tags: [], summary: 'Read a task', responses: {} };
const callOf = (operation: Partial<OperationNode> = {}): ApiOperation => ({
  method: 'GET',
  path: '/v1/tasks',
  operation: { ...bare, ...operation },
});
const flat = (markup: { readonly text: string }): string => markup.text.replace(/\s*\n\s*/g, '');
const details = (operation: Partial<OperationNode> = {}, audience: 'builders' | 'users' = 'users'): string =>
  flat(operationDetails(callOf(operation), document, audience));
const after = (operation: Partial<OperationNode>): string => details(operation).split('</dl>')[1] ?? '';

describe('the text that a search compares', () => {
  test('has the call, its words and each name of its parameters and bodies once, in lower case', () => {
    const call = callOf({
      tags: ['tasks', 'Runs'],
      description: 'One task.',
      'x-spec': ['TASK-01', 'API-02'],
      'x-path-source': 'chosen',
      parameters: [page, { name: 'Id', in: 'path', schema: {} }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } }, 'text/csv': {} },
      },
      responses: {
        '200': { $ref: '#/components/responses/Found' },
        '201': { content: { 'application/json': { schema: { properties: { taskName: {}, made: {} } } } } },
        '204': {},
        '400': { content: { 'application/json': { schema: { properties: { wrong: {} } } } } },
      },
    });
    expect(searchText(call, document)).toBe(
      'get /v1/tasks readtask read a task one task. tasks runs task-01 api-02 chosen pageindex id taskname owner email found made',
    );
  });

  test('needs none of the optional parts', () => {
    expect(searchText(callOf(), document)).toBe('get /v1/tasks readtask read a task  ');
  });
});

describe('the details of a call', () => {
  test.each<[OperationNode['security'], string]>([
    [undefined, 'needed'],
    [[], 'not needed'],
    [[{ session: [] }], 'needed'],
    [[{ session: [] }, {}], 'optional'],
    [[null], 'needed'],
    [['session', ''], 'needed'],
  ])('with the security %j, a session is %s', (security, expected) => {
    expect(details(security === undefined ? {} : { security })).toBe(
      `<dl><dt>Operation</dt><dd><code>readTask</code></dd><dt>Session</dt><dd>${expected}</dd></dl>`,
    );
  });

  test('builders see where the path comes from and the requirements', () => {
    expect(details({ description: 'More.' }, 'builders')).toBe(
      '<p>More.</p><dl><dt>Operation</dt><dd><code>readTask</code></dd><dt>Path</dt><dd>given</dd>' +
        '<dt>Requirements</dt><dd>none</dd><dt>Session</dt><dd>needed</dd></dl>',
    );
    expect(details({ 'x-path-source': 'chosen', 'x-spec': ['TASK-01', 'API-02'] }, 'builders')).toContain(
      '<dt>Path</dt><dd>chosen</dd><dt>Requirements</dt><dd>TASK-01, API-02</dd>',
    );
  });

  test('parameters have a table under their own heading', () => {
    const markup = after({ parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }] });
    expect(markup).toMatch(/^<h4>Parameters<\/h4><table><caption>Parameters<\/caption>.*<code>id<\/code>/);
    expect(after({ parameters: [] })).toBe('');
  });

  test('a request body has its types, tables and examples', () => {
    const content = {
      'application/json': {
        schema: { type: 'object', properties: { a: {} } },
        examples: { short: { summary: 'A short one', value: { a: 1 } }, text: { value: 'as <it> is' } },
      },
      'text/plain': {},
    };
    const markup = after({ requestBody: { description: 'What to save.', required: true, content } });
    expect(markup).toMatch(
      /^<h4>Request body<\/h4><p>Required\.<\/p><p>What to save\.<\/p><p><code>application\/json<\/code><\/p><p>Type: /,
    );
    expect(markup).toContain('<caption>Request body, application/json</caption>');
    expect(markup.split('</table>')[1]).toBe(
      '<p class="example">Example: A short one</p><pre><code>{&quot;a&quot;: 1}</code></pre>' +
        '<p class="example">Example: text</p><pre><code>as &lt;it&gt; is</code></pre><p><code>text/plain</code></p>',
    );
    expect(after({ requestBody: { content: {} } })).toBe('<h4>Request body</h4><p>Optional.</p>');
    const call = callOf({ requestBody: { content } });
    expect(operationDetails(call, document, 'users').text).toContain('{\n  &quot;a&quot;: 1\n}');
  });

  test('an answer has a heading, headers and a body', () => {
    const markup = after({
      responses: {
        '200': {
          description: 'All.',
          headers: { 'X-Total': { description: 'How many.' }, Trace: {} },
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        '201': { content: { 'application/json': { schema: { properties: { a: {} } } } } },
        '204': {},
      },
    });
    expect(markup.split('<h4>').slice(1)).toEqual([
      'Answer 200</h4><p>All.</p><p>Header <code>X-Total</code>: How many.</p><p>Header <code>Trace</code>: </p>' +
        '<p><code>text/csv</code></p><p>Type: <span class="type">string</span></p>',
      expect.stringMatching(/^Answer 201<\/h4>.*<caption>Answer 201, application\/json<\/caption>/),
      'Answer 204</h4>',
    ]);
  });

  test('errors are one list', () => {
    const responses = { '200': {}, '400': {}, '429': { $ref: '#/components/responses/Refused' } };
    expect(after({ responses })).toBe(
      '<h4>Answer 200</h4><h4>Errors</h4><ul><li><strong>400</strong> </li>' +
        '<li><strong>429</strong> Refused. Header <code>Retry-After</code>. Header <code>Trace</code>.</li></ul>' +
        '<p>Each carries the <a href="#error-body">error body</a>.</p>',
    );
  });
});

describe('the entry of a call', () => {
  const entryOf = (operation: Partial<OperationNode>): string =>
    operationMarkup(callOf(operation), document)
      .text.replace(/\s*\n\s*/g, ' ')
      .trim();

  test('can be found, linked and opened', () => {
    expect(entryOf({ 'x-path-source': 'chosen' })).toBe(
      '<details class="call" id="call-readTask" data-search="get /v1/tasks readtask read a task  chosen" > ' +
        '<summary> <h3> <span class="method get">GET</span> <code>/v1/tasks</code> ' +
        '<span class="title">Read a task</span > <span class="mark chosen">chosen</span> </h3> </summary> ' +
        `<div class="inside">${operationDetails(callOf({ 'x-path-source': 'chosen' }), document, 'builders').text.replace(/\s*\n\s*/g, ' ')}</div> </details>`,
    );
  });

  test('marks only a chosen path', () => {
    expect(entryOf({ 'x-path-source': 'given' })).not.toContain('class="mark');
    expect(entryOf({})).not.toContain('class="mark');
  });
});
