import { expect, test } from 'vitest';
import { readOverlayFile } from '../../scripts/contract/overlay-file.ts';
import { selectNodes } from './json-path.ts';
import { matchCall } from './match-call';
import { operations } from './operations.gen';
import { applyOverlay, OverlayError } from './overlay.ts';

const overlayOf = (...actions: object[]) => ({ overlay: '1.0.0', info: { title: 'a', version: '1' }, actions });

test('the example overlay moves its operations without a warning', () => {
  const { moved, removed, warnings } = applyOverlay(operations, readOverlayFile('openapi/overlays/example.yaml'));
  expect(Object.fromEntries(moved)).toEqual({
    logIn: { method: 'post', path: '/auth/login' },
    logOut: { method: 'post', path: '/auth/logout' },
    getTemplateSetup: { method: 'get', path: '/v2/templates/{id}/setup' },
  });
  expect([...removed]).toEqual(['listLotLog']);
  expect(warnings).toEqual([]);
});

test('an overlay can also move an operation with a new path item', () => {
  const { moved } = applyOverlay(
    operations,
    overlayOf(
      { target: '$.paths', update: { '/auth/login': { post: { operationId: 'logIn' } } } },
      { target: "$.paths['/v1/session'].post", remove: true },
    ),
  );
  expect(Object.fromEntries(moved)).toEqual({ logIn: { method: 'post', path: '/auth/login' } });
});

test('a path from the specification stays, with a warning, unless the overlay allows the move', () => {
  const overlay = overlayOf({ target: "$.paths['/v1/taskrules'].get", update: { 'x-path': '/v2/task' } });
  const { moved, warnings } = applyOverlay(operations, overlay);
  expect(moved.size).toBe(0);
  expect(warnings).toEqual(['getTask (/v1/taskrules) is given by the specification and stays as it is']);
  expect(applyOverlay(operations, { ...overlay, 'x-move-given': true }).moved.get('getTask')?.path).toBe('/v2/task');
});

test('an action without a match in the contract is reported', () => {
  const { warnings } = applyOverlay(operations, overlayOf({ target: "$.paths['/v1/nothing'].get", remove: true }));
  expect(warnings).toEqual(["action 1 ($.paths['/v1/nothing'].get) meets nothing in the contract"]);
});

test.each([
  ['nonsense', 'not an object'],
  [{ overlay: '2.0.0', actions: [] }, 'version'],
  [{ overlay: '1.0.0', actions: [] }, 'list of actions'],
  [overlayOf({ update: {} }), 'action 1 has no target'],
  [overlayOf({ target: '$' }), 'neither updates nor removes'],
  [overlayOf({ target: '$.paths[', update: {} }), "not understood from '['"],
  [overlayOf({ target: "$.paths['/v1/session'].post", update: { 'x-path': 'auth' } }), '"auth" is not a path'],
  [overlayOf({ target: "$.paths['/v1/session'].post", update: { 'x-path': '/a/{id}' } }), 'wants {id}'],
  [overlayOf({ target: "$.paths['/v1/session'].post", update: { 'x-method': 'send' } }), 'not a method'],
  [overlayOf({ target: "$.paths['/v1/session'].post", update: { 'x-path': '/v1/session/refresh' } }), 'would both be'],
])('an invalid overlay throws with the reason: %j', (overlay, why) => {
  expect(() => applyOverlay(operations, overlay)).toThrow(OverlayError);
  expect(() => applyOverlay(operations, overlay)).toThrow(why);
});

test('an overlay cannot change the object prototype', () => {
  const hostile = JSON.parse('{"__proto__": {"polluted": true}}') as object;
  applyOverlay(operations, overlayOf({ target: '$.paths', update: hostile }));
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('overlay targets select the nodes that JSONPath defines', () => {
  const document = { a: { b: [{ n: 1, t: 'x' }, { n: 2 }], "q'1": true }, 'x-y': 3 };
  const at = (path: string) => selectNodes(document, path).map(({ keys }) => keys.join('.'));
  expect(at('$')).toEqual(['']);
  expect(at('$.a.b[1].n')).toEqual(['a.b.1.n']);
  expect(at("$['a']['q\\'1']")).toEqual(["a.q'1"]);
  expect(at('$.a.b[*]')).toEqual(['a.b.0', 'a.b.1']);
  expect(at('$.a.*')).toEqual(['a.b', "a.q'1"]);
  expect(at('$.x-y')).toEqual(['x-y']);
  expect(at('$.a.b[?(@.n==2)]')).toEqual(['a.b.1']);
  expect(at("$.a.b[?@['t'] == 'x']")).toEqual(['a.b.0']);
  expect(at('$.a.none.deeper')).toEqual([]);
});

test('a method and an address match their operation', () => {
  expect(matchCall('GET', '/v1/tasks/t%2F1/lot/3/log')).toEqual({
    id: 'listLotLog',
    params: { id: 't%2F1', lot: '3' },
  });
  expect(matchCall('POST', '/v1/session')?.id).toBe('logIn');
  expect(matchCall('GET', '/v1/session')).toBeUndefined();
  for (const [id, { method, path }] of Object.entries(operations))
    expect([id, matchCall(method, path.replace(/\{\w+\}/g, 'x'))?.id]).toEqual([id, id]);
});
