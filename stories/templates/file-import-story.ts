import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, screen, userEvent, within } from 'storybook/test';
import { utils, write } from 'xlsx';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import type { ParameterLiteral } from './field-story';

export const addresses: ParameterLiteral = {
  DataType: ParameterDataType.String,
  ControlType: ParameterControlType.MultiInput,
  DisplayText: 'Addresses',
  ParamName: 'Addresses',
  DataTypeOptions: { Url: 'https://shop.example/' },
  ControlOptions: { MaxLines: 1000, IsFileImportEnabled: true },
};

export const SHEET_NAMES = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

export function zipWorkbook(name: string, sheet: Uint8Array): File {
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEET_NAMES}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
  });
  return new File([new Uint8Array(bytes)], name);
}

function workbook(name: string, sheets: Readonly<Record<string, readonly (readonly string[])[]>>): File {
  const book = utils.book_new();
  for (const [title, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), title);
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('No bytes written');
  return new File([bytes], name);
}

export async function importFile(file: File): Promise<void> {
  const radio = screen.getByRole('radio', { name: 'From a file' });
  if (!(radio instanceof HTMLInputElement)) throw new TypeError('No radio');
  if (!radio.checked) await userEvent.click(radio);
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new TypeError('No file input');
  await userEvent.upload(input, file, { applyAccept: false });
}

export async function choose(label: string, entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }, { timeout: 10_000 }));
  await userEvent.click(await screen.findByTitle(entry));
}

export const previewLines = async () => {
  const box = within(await screen.findByRole('group', { name: 'Lines in “Addresses”' }, { timeout: 10_000 }));
  return box.getAllByRole('listitem').map((item) => item.textContent);
};

export const shopsWorkbook = () =>
  workbook('shops.xlsx', {
    Shops: [
      ['Name', 'Address'],
      ['North', 'https://north.example/a'],
      ['South', ' https://south.example/b '],
      ['West', ''],
    ],
    Notes: [['checked'], ['twice']],
  });

export async function damagedWorkbook(): Promise<File> {
  const { 'xl/worksheets/sheet2.xml': _, ...parts } = unzipSync(new Uint8Array(await shopsWorkbook().arrayBuffer()));
  return new File([new Uint8Array(zipSync(parts))], 'shops.xlsx');
}

export async function expectFailure(title: string, hint: RegExp): Promise<void> {
  const notice = within(
    (await screen.findByText(title, {}, { timeout: 10_000 })).closest<HTMLElement>('[role="status"]') ?? document.body,
  );
  await expect(notice.getByText(hint)).toBeVisible();
  await expect(screen.queryByRole('progressbar')).toBeNull();
  await expect(screen.queryByRole('group', { name: 'Lines in “Addresses”' })).toBeNull();
  await expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
}
