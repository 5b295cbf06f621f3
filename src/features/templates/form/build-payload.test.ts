import { describe, expect, test, vi } from 'vitest';
import { ParameterControlType, ParameterDataType, SourceType, UrlSourceType } from '#src/contract/enums.gen';
import { limits } from '#src/contract/limits.gen';
import { ImportedLines } from '#src/lib/import/imported-lines';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { buildPayload } from './build-payload';
import type { ParameterValue } from './field-contract';

const setup = { id: 't-1', type: SourceType.Octopus, version: 4, templateRegistrationId: '1021' };
const naming = { taskName: '  Lamps  ', taskGroupId: 'g-1' };
const lines = templateParameter({ IsRequired: true, ControlType: ParameterControlType.MultiInput });
const limit = limits.userInputParametersBytes;

function imported(characters: number): { value: ParameterValue; text: ReturnType<typeof vi.spyOn> } {
  const piece = `${'https://a.example/'.padEnd(99, 'x')}\n`.repeat(1_000);
  const pieces = Array.from({ length: Math.ceil(characters / piece.length) }, () => piece);
  const importedLines = new ImportedLines(pieces, pieces.length * 1_000);
  return { value: { source: UrlSourceType.FileSource, lines: importedLines }, text: vi.spyOn(importedLines, 'text') };
}

const userInput = (lines: string): ParameterValue => ({ source: UrlSourceType.UserInput, lines });
const build = (value: ParameterValue, taskId?: string) => buildPayload(setup, [lines], [value], naming, taskId);

async function bytesOf(value: ParameterValue): Promise<number | 'refused'> {
  const built = await build(value);
  if (!built.ok) return 'refused';
  const written: unknown = JSON.parse(JSON.stringify(built.payload.userInputParameters));
  return Buffer.byteLength(typeof written === 'string' ? written : '');
}

describe('payload of a save', () => {
  test('a new task has no id, an edited task keeps its id, and names are trimmed', async () => {
    const created = await build(userInput('https://a.example/1'));
    expect(created).toMatchObject({ ok: true, payload: { taskName: 'Lamps', taskGroupId: 'g-1', templateVersion: 4 } });
    expect(created.ok && 'taskId' in created.payload).toBe(false);
    expect(await build(userInput('x'), 'task-9')).toMatchObject({ ok: true, payload: { taskId: 'task-9' } });
  });

  test('a required switch left off is saved as off, and an optional one is omitted', async () => {
    const onOff = { ...lines, DataType: ParameterDataType.Switch, ControlType: ParameterControlType.Input };
    for (const [IsRequired, entries] of [
      [true, [{ Id: 'p-1', Value: false }]],
      [false, []],
    ] as const) {
      const built = await buildPayload(setup, [{ ...onOff, IsRequired }], [null], naming, undefined);
      if (!built.ok) throw new Error('refused');
      const written: unknown = JSON.parse(JSON.stringify(built.payload.userInputParameters));
      expect(JSON.parse(String(written))).toMatchObject({ UIParameters: entries });
    }
  });

  test('lines above the limit are refused before they are joined', async () => {
    const { value, text } = imported(limit / 2 + 1_000_000);
    expect(await build(value)).toEqual({ ok: false, limit });
    expect(text).not.toHaveBeenCalled();
  });

  test('lines within the limit are refused when their written form exceeds it', async () => {
    expect(await build(imported(limit / 2 - 50_000).value)).toEqual({ ok: false, limit });
  });

  test('multi-byte characters count as their encoded bytes', async () => {
    expect(await build(userInput('é'.repeat(limit / 4 + 1_000)))).toEqual({ ok: false, limit });
    expect(await bytesOf(userInput('é'.repeat(limit / 8)))).toBeGreaterThan(limit / 2);
  });

  test('a payload at the limit is accepted, and one byte more is refused', async () => {
    const baseBytes = await bytesOf(userInput('x'));
    if (baseBytes === 'refused') throw new Error('a single letter was refused');
    const maxLength = 1 + Math.floor((limit - baseBytes) / 2);
    expect(await bytesOf(userInput('x'.repeat(maxLength)))).toBe(baseBytes + 2 * (maxLength - 1));
    expect(await bytesOf(userInput('x'.repeat(maxLength + 1)))).toBe('refused');
  });
});
