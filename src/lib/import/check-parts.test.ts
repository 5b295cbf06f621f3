import { describe, expect, test } from 'vitest';
import { checkParts, MAX_ROWS } from './check-parts';
import { ImportError } from './import-error';
import { DEFAULT_IMPORT_LIMITS } from './protocol';

const encode = (text: string) => new TextEncoder().encode(text);
const limits = { ...DEFAULT_IMPORT_LIMITS, cells: 100 };

function refusalOf(...parts: readonly string[]): string | undefined {
  try {
    checkParts(
      parts.map((text, i) => ({ name: `part${i}`, bytes: encode(text) })),
      limits,
    );
    return undefined;
  } catch (error) {
    return error instanceof ImportError ? `${error.code}: ${error.message}` : String(error);
  }
}
const dimension = (ref: string): string => `<worksheet><dimension ref="${ref}"/></worksheet>`;

describe('the size that a sheet declares', () => {
  test.each([
    dimension('A1'),
    dimension('A1:J10'),
    dimension('B2:K11'),
    dimension('XFD1048576'),
    dimension('AA1:AA100'),
    dimension(`A${MAX_ROWS}:A${MAX_ROWS}`),
    '<dimension ref="A"/>',
    '<dimensions ref="A1:ZZ999"/>',
    '<other ref="A1:ZZ999"/>',
    '<dimension preferred="A1:ZZ999"/>',
  ])('%s is small enough', (text) => {
    expect(refusalOf(text)).toBeUndefined();
  });

  test('only the first 64 kB of a part can declare one', () => {
    expect(refusalOf(`<a>${' '.repeat(70_000)}${dimension('A1:ZZ999')}</a>`)).toBeUndefined();
  });

  test.each([
    [dimension('A1:J11'), 11, 10],
    [dimension('A1:CW1'), 1, 101],
    [dimension('a1:cw1'), 1, 101],
    [dimension('$A$1:$CW$1'), 1, 101],
    [dimension('C3:L13'), 11, 10],
    [dimension('AA1:DW1'), 1, 101],
    [dimension('A10:A110'), 101, 1],
    ['<x:dimension ref = "A1:A101"/>', 101, 1],
    ['<abc:dimension id="1" ref="A1:A101"/>', 101, 1],
    [`<dimension\n\tref\t=\t'A1:A101'/>`, 101, 1],
  ])('%s is %i x %i cells and refused', (text, rows, columns) => {
    expect(refusalOf(text)).toBe(`endlessSheet: part0 declares ${rows} x ${columns} cells`);
  });

  test('more rows or columns than a sheet has are refused whatever the limit of cells is', () => {
    const refused = (ref: string) => () =>
      checkParts([{ name: 'part', bytes: encode(dimension(ref)) }], { ...limits, cells: Infinity });
    expect(refused(`A1:A${MAX_ROWS}`)).not.toThrow();
    expect(refused(`A1:A${MAX_ROWS + 1}`)).toThrow(ImportError);
    expect(refused('A1:XFD1')).not.toThrow();
    expect(refused('A1:XFE1')).toThrow(ImportError);
  });
});

describe('the cells of all parts together', () => {
  const cells = (count: number, cell = '<c r="A1"/>'): string => cell.repeat(count);

  test.each(['<c r="A1"/>', '<c>', '<c/>', '<x:c r="A1">'])('100 of %s are read, one more is refused', (cell) => {
    expect(refusalOf(cells(100, cell))).toBeUndefined();
    expect(refusalOf(cells(60, cell), cells(40, cell))).toBeUndefined();
    expect(refusalOf(cells(60, cell), cells(41, cell))).toBe('endlessSheet: The workbook holds over 100 cells');
  });

  test.each(['<col r="A1"/>', 'c ', ' c>', '</c>', '<xc >', '<cc/>'])('%s is no cell', (text) => {
    expect(refusalOf(cells(300, text))).toBeUndefined();
  });
});

describe('number formats', () => {
  const format = (code: string): string => `<numFmts><numFmt numFmtId="9" formatCode="${code}"/></numFmts>`;

  test('a format has at most 255 characters, an entity counts as one', () => {
    expect(refusalOf(format('0'.repeat(255)))).toBeUndefined();
    expect(refusalOf(format('&quot;&#34;'.repeat(127) + '0'))).toBeUndefined();
    expect(refusalOf('<numFmt numFmtId="9"/>')).toBeUndefined();
    for (const code of ['0'.repeat(256), '&quot;'.repeat(256), '&#34;'.repeat(256), '&'.repeat(256), '&;;'.repeat(86)])
      expect(refusalOf(format(code))).toBe('corrupt: A number format is too long');
    expect(refusalOf(`<numFmt formatCode='${'0'.repeat(256)}'/>`)).toBe('corrupt: A number format is too long');
    expect(refusalOf(`<numFmt formatCode=${'0'.repeat(256)} />`)).toBe('corrupt: A number format is too long');
  });

  test('the last of repeated attributes counts, as for the reader of sheets', () => {
    expect(refusalOf(`<numFmt formatCode="${'0'.repeat(300)}" formatCode="0"/>`)).toBeUndefined();
  });

  test('a tag that never ends is refused', () => {
    expect(refusalOf('<numFmt formatCode="0"')).toBe('corrupt: A numFmt tag never ends');
    const long = (length: number): string => `<numFmt ${' '.repeat(length)}>`;
    expect(refusalOf(long(16 * 1024 - 7))).toBeUndefined();
    expect(refusalOf(long(16 * 1024 - 6))).toBe('corrupt: A numFmt tag never ends');
  });
});

describe('hyperlinks', () => {
  const hidden = (text: string): string => {
    const bytes = encode(text);
    checkParts([{ name: 'part', bytes }], limits);
    return new TextDecoder().decode(bytes);
  };

  test.each([
    ['<hyperlink ref="A1"/>', '<Hyperlink ref="A1"/>'],
    ['<hyperlink\nref="A1"/>', '<Hyperlink\nref="A1"/>'],
    ['<x:hyperlink ref="A1"/>', '<x:Hyperlink ref="A1"/>'],
    ['<abc:hyperlink ref="A1"/><hyperlink >', '<abc:Hyperlink ref="A1"/><Hyperlink >'],
  ])('%s is hidden from the reader of sheets', (text, expected) => {
    expect(hidden(text)).toBe(expected);
  });

  test.each([
    '<hyperlinks>',
    '<hyper ref="A1"/>',
    '<hyphen at="x">',
    'hyperlink ref',
    '"hyperlink >',
    '<x-hyperlink a>',
    '<hyperLink a>',
    ' :hyperlink a>',
  ])('%s stays', (text) => {
    expect(hidden(text)).toBe(text);
  });
});

describe('the sheets of a workbook', () => {
  const workbook = (...ids: readonly string[]): string => ids.map((id) => `<sheet name="S" r:id="${id}"/>`).join('');
  const relations = (...targets: readonly string[]): string =>
    targets.map((target, i) => `<Relationship Id="rId${i + 1}" Target="${target}"/>`).join('');
  const REPEATED = 'corrupt: Several sheets name the same part';

  test('sheets with separate parts are read', () => {
    expect(refusalOf(workbook('rId1', 'rId2'), relations('worksheets/a.xml', 'worksheets/b.xml'))).toBeUndefined();
    expect(refusalOf(workbook('rId1'), relations('a.xml', 'a.xml'))).toBeUndefined();
    expect(refusalOf(workbook('rId1', 'rId2'), relations('a.xml'), relations('a.xml'))).toBeUndefined();
    expect(refusalOf(workbook('rId1', 'rId2'), relations('a/b.xml', 'ab.xml'))).toBeUndefined();
  });

  test('an id that two sheets name is refused', () => {
    expect(refusalOf(workbook('rId1', 'rId1'))).toBe(REPEATED);
    expect(refusalOf('<sheet strRelID="rId1"/><sheet r:id="rId1"/>')).toBe(REPEATED);
    expect(refusalOf('<sheet name="A"/><sheet name="B"/>')).toBe(REPEATED);
    expect(refusalOf('<sheet name="A"/><sheet name="B" r:id=""/>')).toBe(REPEATED);
  });

  test.each(['a.xml', '/a.xml', '//a.xml', 'A.XML', '/xl/a.xml', 'xl/a.xml', 'XL\\a.xml', 'xl/xl/a.xml'])(
    'a part that a second sheet names as %s is refused',
    (target) => {
      expect(refusalOf(workbook('rId1', 'rId2'), relations('a.xml', target))).toBe(REPEATED);
    },
  );

  test.each(['<Relationship Target="a.xml"/>', '<Relationship Id="rId9" Target="a&#46;xml"/>'])(
    '%s names no part',
    (text) => {
      expect(refusalOf(workbook('rId1'), text)).toBe('corrupt: part1 names no part');
    },
  );

  test('a relation without a target is no repetition', () => {
    const text = '<Relationship Id="rId1"/><Relationship Id="rId2" Target="b.xml"/>';
    expect(refusalOf(workbook('rId1', 'rId2'), text)).toBeUndefined();
  });

  test('a missing target is the same part as an empty one', () => {
    const text = '<Relationship Id="rId1"/><Relationship Id="rId2" Target=""/>';
    expect(refusalOf(workbook('rId1', 'rId2'), text)).toBe(REPEATED);
  });
});
