import { expect, test } from 'vitest';
import requirements from '../../docs/requirements.yaml?raw';
import { scenarios, type ScenarioName } from '#mocks/scenarios';

const names = Object.keys(scenarios) as ScenarioName[];
const starting = (prefix: string): ScenarioName[] => names.filter((name) => name.startsWith(prefix));

/** 'everyday': the page shows the state by itself. */
const scenariosById: Readonly<Record<string, readonly ScenarioName[]>> = {
  'TASK-26': ['everyday', 'startResultSucceed', 'stopResultSucceed'],
  'TASK-27': ['startResultSucceed', 'stopResultSucceed'],
  'TASK-28': ['subtasksEvery'],
  'TASK-29': ['everyday', 'runNothingYet', 'exportQuick'],
  'TASK-30': ['everyday', 'runStopping'],
  'TASK-31': ['everyday', 'lotsEvery'],
  'TASK-32': ['startResultSucceed'],
  'TASK-33': ['startResultSucceed'],
  'TASK-34': ['fullAccount'],
  'TASK-35': ['fullAccount'],
  'TASK-36': ['everyday', 'startsRefused'],
  'ENUM-59': starting('startResult'),
  'ENUM-60': starting('stopResult'),
  'START-01': ['startResultOnExecuting'],
  'START-02': ['startResultTemplateBalanceNotEnough', 'startResultReachTemplateDailyExtractLimit'],
  'START-03': ['stopResultAlreadyEnded', 'stopResultUnexecutedTask'],
  'START-04': ['everyday', 'runStopping', 'saveFailed'],
  'START-05': starting('startCheck'),
  'START-06': ['startCheckObsolete'],
  'START-07': ['startCheckMinimumLevel', 'minimumLevelTrial'],
  'START-08': ['startCheckCloudTrial', 'startCheckCloudUpgrade', 'trialCheckFailed'],
  'START-09': ['startCheckVersion', 'templateRenewed'],
  'START-10': ['startCheckNew'],
  'START-11': ['startCheckLocalOnly', 'templateLocalMeanwhile'],
  'START-12': ['startCheckRunsNowhere'],
  'START-13': ['startCheckBalanceShort', 'startCheckBalanceLow', 'balanceCheckFailed', 'balanceZero'],
  'START-14': ['startCheckBalanceShort', 'balanceBelowGranularity'],
  'START-15': ['startCheckBalanceLow', 'lowBalance'],
  'START-16': ['startCheckBalanceLow'],
  'START-17': ['startCheckCloudTrial', 'startCheckCloudUpgrade', 'cloudStartNoPlan'],
  'START-18': ['startCheckExpired', 'planExpired'],
  'TPL-46': ['templateWithdrawn', 'startCheckObsolete'],
  'TPL-47': ['templateMaintained', 'templateSubscribed'],
  'TPL-48': ['templateMaintained', 'templateSubscribed', 'subscribeRefused'],
  'TPL-49': ['everyday', 'likeRefused'],
  'TPL-50': ['everyday'],
  'TPL-51': ['noFavourites', 'favouriteRefused'],
  'TPL-52': ['everyday'],
  'BILL-09': ['orderWaiting', 'orderPaid', 'orderCanceled', 'orderLapsing', 'paymentOnItsWay'],
  'HDR-10': ['everyday'],
  'SHR-06': ['activityPre', 'activityFirst', 'activityNotFirst', 'activityEncore', 'activityPaused', 'everyday'],
  'SHR-07': ['activityFirst'],
  'FORM-31': ['everyday', 'proxiesCustom'],
  'FORM-32': ['proxiesCustom', 'proxiesPremium'],
  'FORM-33': ['premiumProxyTrial', 'premiumProxyUpgrade'],
  'FORM-34': ['premiumProxyTrial', 'premiumProxyUpgrade', 'trialCheckFailed'],
  'FORM-35': ['premiumProxyTrial', 'premiumProxyUpgrade'],
  'FORM-36': ['lowBalance'],
  'FORM-37': ['lowBalance'],
  'FORM-38': ['everyday', 'proxiesPremium'],
  'FORM-39': ['proxiesCustom'],
  'FORM-40': ['proxiesCustom'],
  'FORM-41': ['everyday'],
  'FORM-42': ['everyday'],
  'FORM-43': ['everyday'],
  'FORM-44': ['everyday', 'dataFailed'],
  'FORM-45': ['everyday'],
  'FORM-46': ['everyday'],
  'FORM-47': ['everyday'],
  'FORM-48': ['everyday'],
  'FORM-49': ['everyday'],
  'ERR-02': ['verificationCodeFailed', 'codeCallFailed'],
  'ERR-03': ['passwordWrong'],
  'ERR-04': ['userNameTaken'],
  'ERR-05': ['accountFailed', 'accountFailedOnce'],
  'ERR-06': ['taskLimitReached', 'taskLimitTrial', 'taskLimitHighest'],
  'ERR-07': ['taskLimitReached', 'taskLimitTrial', 'taskLimitHighest'],
  'ERR-08': ['saveRefused', 'proxySaveRefused'],
  'ERR-09': ['tasksNotMoved'],
  'ERR-10': ['startsRefused'],
  'ERR-11': ['stopsRefused'],
  'ERR-12': ['everyday'],
  'ERR-13': ['startResultTemplateBalanceNotEnough', 'runNoBalance'],
  'ERR-14': ['startResultReachTemplateDailyExtractLimit', 'dailyLimitReached'],
  'ERR-15': [
    'templateNotOpen',
    'startCheckObsolete',
    'everyday',
    'startCheckVersion',
    'startCheckNew',
    'startCheckLocalOnly',
    'startCheckRunsNowhere',
    'startCheckExpired',
  ],
  'ERR-16': ['startCheckBalanceShort', 'startCheckBalanceLow'],
  'ERR-17': ['subscribeRefused'],
  'ERR-18': ['templateMaintained'],
  'ERR-19': ['lowBalance'],
  'ERR-20': ['balanceBelowGranularity', 'startCheckBalanceShort'],
  'ERR-21': ['everyday'],
};

const idsOf = (...sections: readonly string[]): string[] =>
  [...requirements.matchAll(/- id: (\S+)\n(?:(?!\s+- id:).*\n)*?\s+see: "([\d.]+)"/g)]
    .filter(([, , see]) => sections.includes(see ?? ''))
    .flatMap(([, id]) => id ?? []);

test('every state, dialog and message of sections 4 and 8 has a scenario that shows it', () => {
  const ids = idsOf('4', '8');
  expect(ids.length).toBeGreaterThan(70);
  expect(Object.keys(scenariosById).toSorted()).toEqual(ids.toSorted());
  for (const [id, shown] of Object.entries(scenariosById)) {
    expect([id, shown.length > 0]).toEqual([id, true]);
    for (const name of shown) expect([id, names]).toEqual([id, expect.arrayContaining([name])]);
  }
});
