import type { Schemas } from '#src/contract/types';
import { hashText } from '#src/lib/hash';
import { rowSourceOfTemplate } from '#mocks/seeds/row-source';
import { examplePlaceholder } from '#mocks/seeds/templates/how-to-use';
import type { TemplateSeed } from '#mocks/seeds/templates/types';
import type { SeedTexts } from '#mocks/seeds/texts/load';

const SAMPLE_ROWS = 100;
const FILL_RATE_ROWS = 400;
/** Keeps the fill rates stable. */
const FILL_RATE_TIME = Date.UTC(2026, 10, 1);

const fillRateCache = new WeakMap<TemplateSeed, ReadonlyMap<string, number>>();

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function fillRates(seed: TemplateSeed): ReadonlyMap<string, number> {
  const cached = fillRateCache.get(seed);
  if (cached) return cached;
  const source = rowSourceOfTemplate(seed);
  const filledCounts = new Map<string, number>();
  for (let index = 0; index < FILL_RATE_ROWS; index++) {
    const row = source.row(hashText(`${seed.id} past`), index, [], FILL_RATE_TIME);
    for (const { key } of seed.fields) if (!isEmpty(row[key])) filledCounts.set(key, (filledCounts.get(key) ?? 0) + 1);
  }
  const fillRateMap = new Map(seed.fields.map(({ key }) => [key, (filledCounts.get(key) ?? 0) / FILL_RATE_ROWS]));
  fillRateCache.set(seed, fillRateMap);
  return fillRateMap;
}

export function templateSample(
  seed: TemplateSeed,
  texts: SeedTexts,
  { page, pageSize, now }: { readonly page: number; readonly pageSize: number; readonly now: number },
): Schemas['TemplateSample'] {
  const source = rowSourceOfTemplate(seed);
  const fieldRates = fillRates(seed);
  const inputs = seed.parameters
    .filter((parameter) => parameter.isRequired)
    .flatMap((parameter) => examplePlaceholder(parameter, texts) ?? [])
    .slice(0, 1);
  const from = page * pageSize;
  const count = Math.max(0, Math.min(SAMPLE_ROWS - from, pageSize));
  return {
    total: SAMPLE_ROWS,
    page,
    pageSize,
    fields: seed.fields.map(({ key, type }) => ({
      name: key,
      displayText: texts.fields[key],
      type,
      description: texts.fieldDescriptions[key],
      fillRate: fieldRates.get(key) ?? 0,
    })),
    rows: Array.from({ length: count }, (_, index) => source.row(hashText(seed.id), from + index, inputs, now)),
  };
}
