import { beforeAll, expect, test } from 'vitest';
import { listOperations, type ContractDocument } from '../../src/lib/api-reference/contract-node';
import { bundledContract } from '../contract/bundle.mjs';
import { referencePage } from './page';

let contract: ContractDocument;
let page = '';

beforeAll(async () => {
  contract = await bundledContract();
  page = referencePage(contract);
});

const partOf = (id: string, text = page): string =>
  text.split(/<details\s+class="call"\s+/).find((part) => part.startsWith(`id="call-${id}"`)) ?? '';

test('the page lists every call of the contract once and marks chosen paths', () => {
  const calls = listOperations(contract);
  expect(calls.length).toBeGreaterThan(100);
  expect([...page.matchAll(/id="call-([^"]+)"/g)].map((match) => match[1]).toSorted()).toEqual(
    calls.map(({ operation }) => operation.operationId).toSorted(),
  );
  for (const { method, path, operation } of calls) {
    const heading = partOf(operation.operationId).split('</summary>')[0] ?? '';
    expect(heading).toContain(`>${method}</span>`);
    expect(heading).toContain(`<code>${path}</code>`);
    expect([path, heading.includes('class="mark chosen"')]).toEqual([path, operation['x-path-source'] === 'chosen']);
    for (const id of operation['x-spec'] ?? []) expect(partOf(operation.operationId)).toContain(id);
  }
});

test('a call shows parameters with bounds, nested properties, examples and errors', () => {
  const list = partOf('listTasks');
  expect(list).toMatch(/<code>pageSize<\/code>.*?in query.*?optional.*?from 1; up to 100000; default 10/s);
  expect(list).toMatch(/<code>[^<]*\[\]\.errorCount<\/code>.*?chosen/s);
  expect(list).toContain('href="#enum-TaskStatus"');
  expect(list).toContain('Example: ');
  expect(list).toContain('<strong>429</strong>');
  expect(partOf('logIn')).toMatch(/<code>password<\/code>.*?required.*?secret/s);
});

test('every link targets an id in the page, ids are unique, and nothing is fetched', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const links = [...page.matchAll(/ href="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(links.filter((link) => link !== 'data:,' && !(link.startsWith('#') && ids.includes(link.slice(1))))).toEqual(
    [],
  );
  expect(page).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(?!data:)|@import|url\(/);
});

test('heading levels have no gaps', () => {
  const levels = [...page.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
});

test('hostile text is shown, not run', () => {
  const hostile = `</script><img src=x onerror="alert(1)">'"&\``;
  const schema = { type: 'string', description: hostile, pattern: hostile, examples: [hostile], enum: [hostile] };
  const body = {
    content: {
      'text/plain': { schema: { properties: { [hostile]: schema } }, examples: { [hostile]: { value: hostile } } },
    },
  };
  const text = referencePage({
    info: { title: hostile, version: hostile, description: `- ${hostile}` },
    tags: [{ name: 'noun', description: hostile }],
    paths: {
      [hostile]: {
        get: {
          operationId: 'hostile',
          tags: ['noun'],
          summary: hostile,
          description: hostile,
          'x-spec': [hostile],
          parameters: [{ name: hostile, in: hostile, description: hostile, schema }],
          requestBody: body,
          responses: { '200': { description: hostile, ...body }, '400': { description: hostile } },
        },
      },
    },
    components: { schemas: { [hostile]: schema } },
  });
  expect(text).not.toContain('<img');
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&quot;&amp;');
});
