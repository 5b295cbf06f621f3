import fc from '#tests/fixtures/fast-check';
import { expect, test } from 'vitest';
import { AccountLevel, ProxyType } from '#src/contract/enums.gen';
import { decidePremiumProxies, defaultProxySettings, type IpProxySettings } from '#src/domain/proxy-rules';
import { proxyReducer, type ProxyAction } from './proxy-transitions';

/** The specification as a model, independent of the code. */
interface Model {
  type: ProxyType;
  period: number;
  proxies: string[];
  switchPeriod: number;
  level: AccountLevel;
  expired: boolean;
  balance: number | null;
}

interface RealSystem {
  settings: Required<IpProxySettings>;
}

const paying = new Set<AccountLevel>([
  AccountLevel.Standard,
  AccountLevel.Professional,
  AccountLevel.Enterprise,
  AccountLevel.EnterprisePlus,
  AccountLevel.EnterpriseChild,
]);

const mayHavePremium = ({ level, expired, balance }: Model) => paying.has(level) && !expired && (balance ?? 0) >= 3;

const command = (
  name: string,
  model: (model: Model) => void,
  action: (model: Readonly<Model>) => ProxyAction | null,
) => ({
  check: () => true,
  run: (expected: Model, real: RealSystem) => {
    const done = action(expected);
    if (done !== null) real.settings = proxyReducer(real.settings, done);
    model(expected);
    expect(real.settings).toEqual({
      ipProxyFromType: expected.type,
      strongIpProxySettings: { period: expected.period, areaId: -1 },
      customIpProxySettings: { switchPeriod: expected.switchPeriod, proxies: expected.proxies },
    });
  },
  toString: () => name,
});

const none = () => null;

const commands = [
  fc.constant(
    command(
      'tick',
      (model) => {
        if (model.type === ProxyType.None) model.type = ProxyType.Custom;
      },
      () => ({ type: 'use', on: true }),
    ),
  ),
  fc.constant(
    command(
      'untick',
      (model) => {
        model.type = ProxyType.None;
      },
      () => ({ type: 'use', on: false }),
    ),
  ),
  fc.constant(
    command(
      'choose premium',
      (model) => {
        if (mayHavePremium(model)) model.type = ProxyType.Strong;
      },
      ({ level, expired, balance }) => {
        const account = { accountLevel: level, currentAccountLevel: level, isLevelExpired: expired };
        const choice = decidePremiumProxies(account, balance);
        return { type: 'source', source: ProxyType.Strong, mayUsePremium: choice.kind === 'switch' };
      },
    ),
  ),
  fc.constant(
    command(
      'choose own',
      (model) => {
        model.type = ProxyType.Custom;
      },
      () => ({ type: 'source', source: ProxyType.Custom, mayUsePremium: false }),
    ),
  ),
  fc.constantFrom(30, 60, 300, 600).map((period) =>
    command(
      `cycle ${period}`,
      (model) => {
        model.period = period;
      },
      () => ({ type: 'premium', settings: { period, areaId: -1 } }),
    ),
  ),
  fc
    .tuple(
      fc.array(fc.constantFrom('198.51.100.9:3128', '203.0.113.7:8080'), { maxLength: 3 }),
      fc.integer({ min: 1, max: 900 }),
    )
    .map(([proxies, switchPeriod]) =>
      command(
        `confirm ${proxies.length} own proxies`,
        (model) => Object.assign(model, { proxies, switchPeriod }),
        () => ({ type: 'own', settings: { proxies, switchPeriod } }),
      ),
    ),
  fc.constant(command('cancel the own proxies', none, none)),
  fc
    .tuple(
      fc.constantFrom(...Object.values(AccountLevel)),
      fc.boolean(),
      fc.option(fc.constantFrom(0, 2.99, 3, 3.01, 50)),
    )
    .map(([level, expired, balance]) =>
      command(
        `be on level ${level}${expired ? ', expired,' : ''} with ${balance} dollars`,
        (model) => Object.assign(model, { level, expired, balance }),
        none,
      ),
    ),
];

test('FORM-31 FORM-32 FORM-38 any sequence of actions keeps type and settings within the rules', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (done) => {
      fc.modelRun(
        () => ({
          model: {
            type: ProxyType.None,
            period: 300,
            proxies: [],
            switchPeriod: 60,
            level: AccountLevel.Free,
            expired: false,
            balance: 0,
          },
          real: { settings: defaultProxySettings },
        }),
        done,
      );
    }),
    { numRuns: 300 },
  );
});
