import { expect, test } from 'vitest';
import { ParameterControlType, ParameterDataType, UrlSourceType } from '#src/contract/enums.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { checkValues } from './check-values';
import type { LinesValue, TemplateParameter } from './field-contract';
import { linesAfter } from './url-source/lines-state';

const lines: TemplateParameter = {
  Id: 'p-1',
  ParamName: 'Addresses',
  DisplayText: 'Addresses',
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.MultiInput,
  IsRequired: false,
};

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
