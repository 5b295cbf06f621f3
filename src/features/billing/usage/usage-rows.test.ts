import { expect, test } from 'vitest';
import { BalanceItemType, UsageResource } from '#src/contract/enums.gen';
import type { UsageDays } from '#src/data/usage';
import { usageCsv, type UsageHeadings } from './usage-rows';

const { Template, ProxyIp, Captcha } = BalanceItemType;
const data: UsageDays = {
  resource: UsageResource.Credits,
  from: '2026-11-15',
  to: '2026-11-16',
  total: 3.705,
  items: [
    { date: '2026-11-15', amount: 0, credits: 0, rows: 0, items: [] },
    {
      date: '2026-11-16',
      amount: 3.705,
      credits: 37.05,
      rows: 4200,
      items: [
        { type: Template, amount: 3.2 },
        { type: ProxyIp, amount: 0.5 },
        { type: Captcha, amount: 0.005 },
      ],
    },
  ],
  tasks: [
    {
      taskId: 'task-1',
      taskName: '=HYPERLINK("https://a.example"),x',
      amount: 3.2,
      rows: 4200,
      items: [{ type: Template, amount: 3.2 }],
    },
    { taskId: 'task-2', taskName: null, amount: 0.505, rows: 0, items: [{ type: ProxyIp, amount: 0.505 }] },
  ],
};
const headings: UsageHeadings = {
  day: 'Day',
  task: 'Task',
  taskId: 'Task ID',
  rows: 'Paid rows',
  total: 'Total',
  type: (type) => ({ [Template]: 'Templates', [ProxyIp]: 'Premium proxies', [Captcha]: 'CAPTCHAs' })[type],
  taskName: ({ taskName }) => taskName ?? 'Deleted task',
};
const types = [Template, ProxyIp, Captcha];

test('ENUM-55 the CSV file of the days has one line per day, in dollars and cents', () => {
  expect(usageCsv(data, 'day', types, headings)).toBe(
    '\ufeffDay,Templates,Premium proxies,CAPTCHAs,Total,Paid rows\r\n' +
      '2026-11-15,0.00,0.00,0.00,0.00,0\r\n' +
      '2026-11-16,3.20,0.50,0.01,3.71,4200\r\n',
  );
});

test('the CSV file of one type has no redundant total', () => {
  expect(usageCsv(data, 'day', [ProxyIp], headings).split('\r\n')[2]).toBe('2026-11-16,0.50,4200');
});

test('the CSV file of the tasks neutralizes a name that a spreadsheet would run', () => {
  const [, first, second] = usageCsv(data, 'task', types, headings).split('\r\n');
  expect(first).toBe(`"'=HYPERLINK(""https://a.example""),x",task-1,3.20,0.00,0.00,3.20,4200`);
  expect(second).toBe('Deleted task,task-2,0.00,0.51,0.00,0.51,0');
});
