import { expect, test } from 'vitest';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { ParameterControlType, UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { checkValues } from './check-values';
import type { LinesValue } from './field-contract';
import { linesAfter } from './url-source/lines-state';

const lines = templateParameter({ ControlType: ParameterControlType.MultiInput });

test('FORM-46 a chosen file clears the previous lines and blocks saving until it supplies lines', async () => {
  const previous: LinesValue = {
    source: UrlSourceType.FileSource,
    lines: ImportedLines.fromText('https://former.example/a'),
    file: { name: 'former.txt' },
  };
  const opened = linesAfter({ current: previous, valueBySource: new Map() }, { type: 'opened', name: 'shops.csv' });
  expect([opened.current.lines, opened.current.file]).toEqual(['', undefined]);
  for (const IsRequired of [false, true])
    expect(await checkValues([{ ...lines, IsRequired }], [opened.current])).toEqual(
      new Map([['p-1', { code: 'noFileLines' }]]),
    );
  const again = linesAfter(opened, { type: 'opened', name: 'other.csv' });
  expect(linesAfter(again, { type: 'putBack' }).current).toBe(previous);
  const switched = linesAfter(again, { type: 'source', source: UrlSourceType.UserInput });
  expect(linesAfter(switched, { type: 'source', source: UrlSourceType.FileSource }).current).toBe(previous);
});

test.each(['(a+)+$', '.*.*.*\\bx', '^(?=(a+)+$)b', '(a|b)*a(a|b){500}$', '^(a*)*\\1$'])(
  'FORM-62 the pattern %s checks 10,000 typed lines soon',
  async (Regx) => {
    const parameter = { ...lines, DataTypeOptions: { Regx } };
    const typed = Array.from({ length: 10_000 }, (_, index) => `${'ab'.repeat(30)}${index}!`).join('\n');
    const before = cpuTime();
    await checkValues([parameter], [{ source: UrlSourceType.UserInput, lines: typed }]);
    expect(cpuTime() - before).toBeLessThan(3_000);
  },
);
