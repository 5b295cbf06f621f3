import { strToU8 } from 'fflate';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { FieldStory, pressSave } from './field-story';
import {
  addresses,
  choose,
  damagedWorkbook,
  expectFailure,
  importFile,
  previewLines,
  zipWorkbook,
  SHEET_NAMES,
  shopsWorkbook,
} from './file-import-story';

const meta = preview.meta({ title: 'Templates/Fields/File import', parameters: { gleaner: { persona: 'standard' } } });

export const Empty = meta.story({
  name: 'FORM-71 Empty',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a file' }));
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await expect(document.querySelector('input[type="file"]')).toHaveAttribute('accept', '.csv,.xlsx,.txt');
    await expect(canvas.getByText('UTF-8 .txt or .csv up to 100 MB, .xlsx up to 20 MB')).toBeVisible();
  },
});

export const Reading = meta.story({
  name: 'FORM-46 FORM-71 Reading',
  beforeEach: () => {
    const real = globalThis.Worker;
    return () => {
      Reflect.set(globalThis, 'Worker', real);
    };
  },
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(shopsWorkbook());
    await choose('Sheet', 'Shops');
    await choose('Column', 'Address');
    await expect(await previewLines()).toEqual(['https://north.example/a', 'https://south.example/b']);
    Reflect.set(
      globalThis,
      'Worker',
      class {
        onmessage: ((event: { data: unknown }) => void) | null = null;
        postMessage() {
          queueMicrotask(() =>
            this.onmessage?.({ data: { type: 'progress', progress: { fraction: 0.42, bytes: 42, rows: 42 } } }),
          );
        }
        terminate() {
          this.onmessage = null;
        }
      },
    );
    await importFile(new File(['https://a.example/'], 'slow.txt'));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Reading slow.txt' })).toHaveAttribute('aria-valuenow', '42'),
    );
    await expect(canvas.queryByRole('combobox', { name: 'Sheet' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Column' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel reading' }));
    await expect(await canvas.findByText('Reading canceled')).toBeVisible();
    await expect(canvas.getByText('The lines from shops.xlsx are still here.')).toBeVisible();
    await expect(await previewLines()).toEqual(['https://north.example/a', 'https://south.example/b']);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Reading slow.txt' })).toBeVisible();
  },
});

export const SheetToChoose = meta.story({
  name: 'FORM-48 Sheet to choose',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(shopsWorkbook());
    await expect(await canvas.findByText('Choose a sheet', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Column' })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sheet' }));
    await waitFor(() => expect(screen.getByTitle('Notes')).toBeVisible());
  },
});

export const SheetDamaged = meta.story({
  name: 'FORM-71 Sheet damaged',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(await damagedWorkbook());
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Sheet' }, { timeout: 10_000 }));
    const damaged = await screen.findByRole('option', { name: 'Notes (damaged)' });
    await expect(damaged).toHaveAttribute('aria-disabled', 'true');
    await inTestOnly(async () => {
      await userEvent.click(screen.getByTitle('Shops'));
      await choose('Column', 'Address');
      await expect(await previewLines()).toEqual(['https://north.example/a', 'https://south.example/b']);
    });
  },
});

export const ColumnToChoose = meta.story({
  name: 'FORM-48 FORM-49 Column to choose',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(
      new File(['Name,Address\nNorth,https://north.example/a\nSouth,https://south.example/b\n'], 'shops.csv'),
    );
    await expect(await canvas.findByText('Choose a column', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByTitle('shops')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'First row contains column names' })).toBeChecked();
    await inTestOnly(async () => {
      await choose('Column', 'Address');
      await expect(await previewLines()).toEqual(['https://north.example/a', 'https://south.example/b']);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'First row contains column names' }));
      await waitFor(async () =>
        expect(await previewLines()).toEqual(['Address', 'https://north.example/a', 'https://south.example/b']),
      );
      await expect(await canvas.findByText('1 invalid')).toBeVisible();
    });
  },
});

export const ColumnToChooseAnew = meta.story({
  name: 'FORM-46 FORM-49 Column to choose after another file',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(new File(['https://former.example/a\n'], 'former.txt'));
    await expect(await previewLines()).toEqual(['https://former.example/a']);
    await importFile(new File(['Name,Address\nNorth,https://north.example/a\n'], 'shops.csv'));
    await expect(
      await canvas.findByText('Choose a column from shops.csv to fill this field.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Lines in “Addresses”' })).toBeNull();
    await pressSave();
    await expect(await canvas.findByText('No lines loaded from the new file yet. Choose a column.')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restore previous lines' }));
      await expect(await previewLines()).toEqual(['https://former.example/a']);
      await expect(canvas.getByText('former.txt')).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: 'Column' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveFocus());
      await importFile(shopsWorkbook());
      await choose('Sheet', 'Shops');
      await choose('Column', 'Address');
      await expect(await previewLines()).toEqual(['https://north.example/a', 'https://south.example/b']);
      await choose('Column', 'Name');
      await waitFor(async () => expect(await previewLines()).toEqual(['North', 'South', 'West']));
    });
  },
});

export const FilledFromText = meta.story({
  name: 'FORM-47 Filled from text',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(
      new File(['https://a.example/1\r\n\r\n  https://a.example/2\nhttps://a.example/1\n'], 'addresses.txt'),
    );
    await expect(await previewLines()).toEqual(['https://a.example/1', 'https://a.example/2', 'https://a.example/1']);
    await expect(await canvas.findByText('3 lines')).toBeVisible();
    await expect(canvas.getByText('1 duplicate')).toBeVisible();
    await expect(canvas.getByText('1 blank line skipped')).toBeVisible();
    await inTestOnly(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove addresses.txt' }));
      await expect(canvas.queryByRole('group', { name: 'Lines in “Addresses”' })).toBeNull();
    });
  },
});

export const Cut = meta.story({
  name: 'FORM-60 Cut',
  render: () => (
    <FieldStory parameter={{ ...addresses, ControlOptions: { ...addresses.ControlOptions, MaxLines: 3 } }} />
  ),
  play: async ({ canvas }) => {
    await importFile(
      new File(
        [Array.from({ length: 1200 }, (_, index) => `https://a.example/${String(index)}`).join('\n')],
        'many.txt',
      ),
    );
    await expect(await previewLines()).toEqual(['https://a.example/0', 'https://a.example/1', 'https://a.example/2']);
    await expect(await canvas.findByText('Kept 3 of 1,200 lines (limit: 3)')).toBeVisible();
  },
});

export const WrongType = meta.story({
  name: 'FORM-71 Wrong type',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(new File(['%PDF-1.7'], 'prices.csv'));
    await expectFailure('Unsupported file type', /Choose a \.csv, \.xlsx, or \.txt file/);
    await importFile(new File(['<a>'], 'prices.html'));
    await expect(
      await canvas.findByText('prices.html isn’t a supported file type. Use .csv, .xlsx, .txt.'),
    ).toBeVisible();
  },
});

export const EmptyFile = meta.story({
  name: 'FORM-71 Empty file',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    await importFile(new File([' \n\n'], 'empty.txt'));
    await expectFailure('This file is empty', /with at least one line/);
  },
});

export const EmptyColumn = meta.story({
  name: 'FORM-73 Empty column',
  render: () => <FieldStory parameter={addresses} />,
  play: async ({ canvas }) => {
    await importFile(new File(['Name,Address\nNorth,\nSouth, \n'], 'shops.csv'));
    await choose('Column', 'Address');
    await expectFailure('This column has no values', /Choose another column or sheet/);
    await inTestOnly(async () => {
      await choose('Column', 'Name');
      const box = await canvas.findByRole('group', { name: 'Lines in “Addresses”' });
      await waitFor(() => expect(box).toHaveAttribute('data-state', 'error'));
      await expect(canvas.getByText(/None of these lines is a valid URL/)).toBeVisible();
      await expect(canvas.queryByText('This column has no values')).toBeNull();
    });
  },
});

export const Corrupt = meta.story({
  name: 'FORM-71 Corrupt',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    const workbook = shopsWorkbook();
    await importFile(new File([workbook.slice(0, Math.floor(workbook.size * 0.6))], 'cut.xlsx'));
    await expectFailure('Couldn’t read this file', /save it again, and choose the new file/);
  },
});

export const Encrypted = meta.story({
  name: 'FORM-71 Encrypted',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    const bytes = new Uint8Array(4096);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    bytes.set(
      'EncryptedPackage'.split('').flatMap((letter) => [letter.charCodeAt(0), 0]),
      1024,
    );
    await importFile(new File([bytes], 'secret.xlsx'));
    await expectFailure('This file is password-protected', /Remove the password/);
  },
});

export const TooLarge = meta.story({
  name: 'FORM-71 Too large',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    const bytes = new Uint8Array(21 * 1024 * 1024);
    bytes.set([0x50, 0x4b, 0x03, 0x04]);
    await importFile(new File([bytes], 'year.xlsx'));
    await expectFailure('This file is too large', /The limit is 20 MB/);
  },
});

export const ZipBomb = meta.story({
  name: 'FORM-71 Zip bomb',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    await importFile(zipWorkbook('bomb.xlsx', new Uint8Array(24 * 1024 * 1024)));
    await expectFailure('This file contains too much data', /Save only the sheet you need as a \.csv file/);
  },
});

export const EndlessSheet = meta.story({
  name: 'FORM-71 Endless sheet',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    await importFile(
      zipWorkbook(
        'endless.xlsx',
        strToU8(
          `<worksheet xmlns="${SHEET_NAMES}"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>https://a.example/</t></is></c></row></sheetData></worksheet>`,
        ),
      ),
    );
    await expectFailure('This sheet is too large', /Save it as a \.csv file/);
  },
});

export const NotUtf8 = meta.story({
  name: 'FORM-71 Not UTF-8',
  render: () => <FieldStory parameter={addresses} />,
  play: async () => {
    await importFile(new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x0a])], 'latin.txt'));
    await expectFailure('This file isn’t in UTF-8', /UTF-8 encoding/);
  },
});
