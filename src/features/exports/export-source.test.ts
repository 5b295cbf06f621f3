import { describe, expect, test } from 'vitest';
import { ExportFormat, ExportHeadings, ExportScope, RowFieldType } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { exportRefusalOf, exportRequestOf, rowsOfScope, scopesOf, type ExportSource } from './export-source';

const source: ExportSource = {
  scope: ExportScope.All,
  totalRows: 300_000,
  notExportedRows: 0,
  lot: { lotNo: '3', rows: limits.exportXlsxRows },
  fields: ['name', 'price', 'link'].map((name) => ({ name, displayText: name, type: RowFieldType.Text })),
  visibleFields: ['price', 'name'],
};
const all = ['name', 'price', 'link'];
const headings = ExportHeadings.Displayed;

describe('export refusals', () => {
  test.each([
    [ExportScope.All, ExportFormat.CSV, all, undefined],
    [ExportScope.All, ExportFormat.XLSX, all, 'tooManyForSheet'],
    [ExportScope.Lot, ExportFormat.XLSX, all, undefined],
    [ExportScope.NotExported, ExportFormat.JSON, all, 'nothingLeft'],
    [ExportScope.All, ExportFormat.XML, [], 'noColumn'],
  ])('%s as %s', (scope, format, columns, refusal) => {
    expect(exportRefusalOf(source, { scope, format, columns })).toBe(refusal);
  });

  test('an unknown row count leaves the limit to the server', () => {
    const unknown = { ...source, totalRows: undefined };
    expect(rowsOfScope(unknown, ExportScope.All)).toBeUndefined();
    expect(
      exportRefusalOf(unknown, { scope: ExportScope.All, format: ExportFormat.XLSX, columns: all }),
    ).toBeUndefined();
  });

  test('the run scope is offered only on the page of a run', () => {
    expect(scopesOf(source)).toEqual([ExportScope.Lot, ExportScope.All, ExportScope.NotExported]);
    expect(scopesOf({ ...source, lot: undefined })).toEqual([ExportScope.All, ExportScope.NotExported]);
  });
});

describe('export request', () => {
  test('columns follow the order on screen, hidden ones last', () => {
    expect(
      exportRequestOf('task-1', source, { scope: ExportScope.Lot, format: ExportFormat.CSV, columns: all, headings }),
    ).toEqual({
      taskId: 'task-1',
      scope: ExportScope.Lot,
      lotNo: '3',
      format: ExportFormat.CSV,
      columns: ['price', 'name', 'link'],
      headings,
    });
  });

  test('unchanged columns need no list, and other scopes name no run', () => {
    const plain = { ...source, visibleFields: all };
    expect(
      exportRequestOf('task-1', plain, { scope: ExportScope.All, format: ExportFormat.CSV, columns: all, headings }),
    ).toMatchObject({ columns: null, lotNo: null });
  });
});
