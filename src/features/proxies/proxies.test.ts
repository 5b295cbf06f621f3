import fc from '#tests/fixtures/fast-check';
import { describe, expect, test } from 'vitest';
import { AccountLevel, ProxyType } from '#src/contract/enums.gen';
import { AREA_SEARCH_LIMIT, usableAreas, areaTree, searchAreas, type AreaNode } from './proxy-areas';
import { parseProxyLine, parseProxyLines } from './proxy-lines';
import {
  decidePremiumProxies,
  defaultProxySettings,
  isBalanceLow,
  premiumProxyHintZhCn,
  proxyTextRows,
  readProxySettings,
  switchingCycles,
  switchPeriodError,
  typeAfterToggle,
} from '#src/domain/proxy-rules';

describe('settings', () => {
  test('ENUM-37 CONST-11 the defaults are 300 s, area -1, 60 s and no proxies', () => {
    expect(defaultProxySettings).toEqual({
      ipProxyFromType: 0,
      strongIpProxySettings: { period: 300, areaId: -1 },
      customIpProxySettings: { switchPeriod: 60, proxies: [] },
    });
    for (const value of [
      undefined,
      null,
      'x',
      {},
      { strongIpProxySettings: { period: 7 }, customIpProxySettings: { switchPeriod: 0, proxies: 'x' } },
    ]) {
      expect(readProxySettings(value)).toEqual(defaultProxySettings);
    }
  });

  test('ENUM-38 stored settings are kept, including Fake', () => {
    const stored = {
      ipProxyFromType: ProxyType.Fake,
      strongIpProxySettings: { period: 600, areaId: 12 },
      customIpProxySettings: { switchPeriod: 5, proxies: ['a:1'] },
    };
    expect(readProxySettings(stored)).toEqual(stored);
  });

  test('CONST-10 CONST-11 CONST-12 the constants have the specified values', () => {
    expect(switchingCycles).toEqual([30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600]);
    expect(premiumProxyHintZhCn).toBe(10);
    expect(proxyTextRows).toBe(10);
  });

  test.each([
    ['FORM-31', ProxyType.None, true, ProxyType.Custom],
    ['FORM-31', ProxyType.Strong, true, ProxyType.Strong],
    ['FORM-31', ProxyType.Fake, true, ProxyType.Fake],
    ['FORM-32', ProxyType.Strong, false, ProxyType.None],
    ['FORM-32', ProxyType.Custom, false, ProxyType.None],
  ])('%s type %i, use-proxy %s: %i', (_id, type, ticked, after) => {
    expect(typeAfterToggle(type, ticked)).toBe(after);
  });

  test.each([
    [1, null],
    [60, null],
    [0, 'inputTime'],
    [0.5, 'inputTime'],
    [1.5, 'inputTime'],
    [null, 'inputTime'],
    [undefined, 'inputTime'],
    ['', 'inputTime'],
    [Number.NaN, 'inputTime'],
  ])('FORM-74 FORM-75 switch time %s has the error: %s', (seconds, error) => {
    expect(switchPeriodError(seconds)).toBe(error);
  });
});

describe('choice of premium', () => {
  test.each([
    ['FORM-33 FORM-34', AccountLevel.None, 100, { kind: 'upgrade' }],
    ['FORM-33 FORM-34', AccountLevel.Free, 100, { kind: 'upgrade' }],
    ['FORM-33 FORM-34', AccountLevel.Basic, 100, { kind: 'upgrade' }],
    ['FORM-33', AccountLevel.Basic, 0, { kind: 'upgrade' }],
    ['FORM-36', AccountLevel.Standard, 2.99, { kind: 'topUp' }],
    ['FORM-36', AccountLevel.EnterprisePlus, undefined, { kind: 'topUp' }],
    ['FORM-38', AccountLevel.Standard, 3, { kind: 'switch' }],
    ['FORM-38', AccountLevel.EnterpriseChild, 3, { kind: 'switch' }],
    ['FORM-36 NAV-09', AccountLevel.EnterpriseChild, 2, { kind: 'askAdministrator' }],
  ] as const)('%s level %i, balance %s', (_id, accountLevel, balance, choice) => {
    expect(decidePremiumProxies({ accountLevel }, balance)).toEqual(choice);
  });

  test('FORM-38 an expired level sees an upgrade prompt without a trial', () => {
    const account = { accountLevel: AccountLevel.Professional, isLevelExpired: true };
    expect(decidePremiumProxies(account, 100)).toEqual({ kind: 'upgrade', prompt: 'upgrade' });
  });

  test('FORM-38 the type switches only above Basic with a balance of at least 3', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(AccountLevel)),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (accountLevel, balance) => {
          const above =
            accountLevel !== AccountLevel.None &&
            accountLevel !== AccountLevel.Free &&
            accountLevel !== AccountLevel.Basic;
          expect(decidePremiumProxies({ accountLevel }, balance).kind === 'switch').toBe(above && balance >= 3);
        },
      ),
    );
  });

  test('ERR-20 the low-balance hint shows below 3', () => {
    expect([2.99, 3, null, Number.NaN].map(isBalanceLow)).toEqual([true, false, true, true]);
  });
});

describe('areas', () => {
  const idsOf = (nodes: readonly AreaNode[]): number[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children)]);

  test('FORM-29 FORM-30 the global option comes first, and children are below their parent', () => {
    const tree = areaTree(
      [
        { id: 2, name: 'Berlin', parentId: 1 },
        { id: 1, name: 'Germany' },
        { id: 3, name: 'Bonn', parentId: 1 },
        { id: -1, name: 'x' },
      ],
      'Global',
    );
    expect(tree).toEqual([
      { id: -1, name: 'Global', children: [] },
      {
        id: 1,
        name: 'Germany',
        children: [
          { id: 2, name: 'Berlin', children: [] },
          { id: 3, name: 'Bonn', children: [] },
        ],
      },
    ]);
  });

  test('FORM-29 orphans stay at the top level, and cycles are broken', () => {
    const tree = areaTree(
      [
        { id: 4, name: 'orphan', parentId: 9 },
        { id: 5, name: 'self', parentId: 5 },
        { id: 7, name: 'b', parentId: 6 },
        { id: 6, name: 'a', parentId: 7 },
      ],
      'G',
    );
    expect(tree.map((node) => node.id)).toEqual([-1, 4, 5, 6]);
    expect(tree[3]?.children.map((node) => node.id)).toEqual([7]);
  });

  test('FORM-29 no area is lost or duplicated, whatever the parents', () => {
    const area = fc.record({ id: fc.nat(12), name: fc.constant('n'), parentId: fc.option(fc.nat(14)) });
    fc.assert(
      fc.property(fc.uniqueArray(area, { selector: (a) => a.id }), (areas) => {
        expect(idsOf(areaTree(areas, 'G')).sort((a, b) => a - b)).toEqual([
          -1,
          ...areas.map((a) => a.id).sort((a, b) => a - b),
        ]);
      }),
    );
  });

  test('ERR-01 a response with an error counts as an empty list', () => {
    const items = [{ id: 1, name: 'Germany' }];
    expect(usableAreas({ items, error: { code: 'x' } })).toEqual([]);
    expect(usableAreas({ items, error: null })).toEqual(items);
    expect(usableAreas({ items })).toEqual(items);
    expect(usableAreas(undefined)).toEqual([]);
  });

  test('CONST-01 a search shows at most 50 areas', () => {
    const tree = areaTree(
      Array.from({ length: 80 }, (_, id) => ({ id, name: `Area ${id}` })),
      'Global',
    );
    expect(searchAreas(tree, ' AREA ', 'en-US')).toHaveLength(50);
    expect(AREA_SEARCH_LIMIT).toBe(50);
    expect(searchAreas(tree, 'area 79', 'en-US').map((node) => node.id)).toEqual([79]);
  });
});

describe('custom proxies', () => {
  const none = { scheme: null, user: null, password: null };
  test.each([
    ['203.0.113.7:8080', { ...none, host: '203.0.113.7', port: 8080 }],
    ['proxy.example.net:1', { ...none, host: 'proxy.example.net', port: 1 }],
    [
      '203.0.113.7:8080:ann:se:cret',
      { scheme: null, host: '203.0.113.7', port: 8080, user: 'ann', password: 'se:cret' },
    ],
    [
      'ann:s@cret@203.0.113.7:65535',
      { scheme: null, host: '203.0.113.7', port: 65535, user: 'ann', password: 's@cret' },
    ],
    ['203.0.113.7:8080:ann:s@cret', { scheme: null, host: '203.0.113.7', port: 8080, user: 'ann', password: 's@cret' }],
    [
      'SOCKS5://ann:pw@p.example:1080/',
      { scheme: 'socks5', host: 'p.example', port: 1080, user: 'ann', password: 'pw' },
    ],
    ['http://p.example:80', { ...none, scheme: 'http', host: 'p.example', port: 80 }],
    ['203.0.113.7', 'format'],
    ['203.0.113.7:80:ann', 'format'],
    ['a b:80', 'format'],
    ['ftp://p.example:80', 'scheme'],
    ['999.1.1.1:80', 'host'],
    ['p_x:80', 'host'],
    ['p.example:0', 'port'],
    ['p.example:65536', 'port'],
    ['p.example:http', 'port'],
  ])('FORM-80 the line %s is parsed or refused', (line, read) => {
    expect(parseProxyLine(line)).toEqual(read);
  });

  test('valid lines are kept as typed, and invalid ones are reported by line', () => {
    expect(parseProxyLines('203.0.113.7:80\r\n\r\n  bad \np.example:81')).toEqual({
      proxies: ['203.0.113.7:80', 'p.example:81'],
      errors: [{ line: 3, code: 'format' }],
    });
  });

  test('no text makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '1', ':', '@', '.', '/', '-') }),
        (line) => void parseProxyLine(line),
      ),
    );
  });
});
