import { expect, test } from 'vitest';
import { operations } from '#src/contract/operations.gen';
import { guideBlocks, guideCommands, guideSteps, guideText, printedBelow } from '#tests/fixtures/integration-guide';

test('steps are numbered, and every command but the first can run in a test', () => {
  expect(guideSteps.length).toBe(12);
  expect(guideSteps.map((step) => Number.parseInt(step, 10))).toEqual(guideSteps.map((_, index) => index + 1));
  expect(guideCommands.length).toBeGreaterThanOrEqual(16);
  const byHand = guideCommands.filter(({ marks }) => marks.includes('by-hand'));
  expect(byHand.map(({ step }) => step)).toEqual(['1. See it run']);
  const others = guideCommands.filter(({ marks }) => !marks.includes('by-hand'));
  expect(others.flatMap(({ marks }) => marks).filter((mark) => mark !== 'keeps-running')).toEqual([]);
  const running = others.filter(({ marks }) => marks.length > 0);
  expect(running.filter((command) => printedBelow(command) === undefined)).toEqual([]);
  expect(guideText.match(/^```(?:bash|shell|console|zsh)/gm)).toBeNull();
});

test('HTTP clients refuse the ports that the guide names', async () => {
  const sentence = /`4190`,[^:]*`10080`/.exec(guideText)?.[0] ?? '';
  const ports = [...sentence.matchAll(/`(\d+)`/g)].map(([, port]) => Number(port));
  expect(ports).toContain(6000);
  for (const port of [...ports, 6666, 6667, 6668])
    await expect(fetch(`http://127.0.0.1:${port}/`), String(port)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
});

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

test.each(['js', 'java', 'ruby', 'nginx'])('the %s lines set the same CORS headers', (language) => {
  const code = guideBlocks.find((block) => block.language === language)?.text ?? '';
  const listAfter = (name: RegExp): string[] => {
    const line = code.split('\n').find((candidate) => name.test(candidate)) ?? '';
    return words(/(?:\(List\.of\(|%[wi]\[|(?:Headers|Methods)'?,? ['"])([^\])]*)/.exec(line)?.[1] ?? '').filter(
      (word) => word !== 'always',
    );
  };
  const methods = new Set(Object.values(operations).map(({ method }) => method.toUpperCase()));
  const allowed = listAfter(/Allow-Methods|AllowedMethods|methods:/).map((method) => method.toUpperCase());
  expect(new Set(allowed.filter((method) => method !== 'OPTIONS'))).toEqual(methods);
  expect(listAfter(/Allow-Headers|AllowedHeaders|headers:/)).toEqual([
    'Authorization',
    'Content-Type',
    'Accept-Language',
    'X-CSRF-Token',
  ]);
  expect(listAfter(/Expose-Headers|ExposedHeaders|expose:/)).toEqual([
    'Retry-After',
    'Content-Disposition',
    'X-CSRF-Token',
  ]);
  expect(code).toMatch(/['"]https:\/\/app\.example\.com['"]/);
  expect(code).toMatch(/credentials['"]?[:, (]+['"]?true/i);
  expect(code).toMatch(/max[-_]?age['"]?[:, (]+['"]?600/i);
  expect(code).not.toMatch(/(?:origins?|allow-origin)['"]?[ ,:(]+['"]\*/i);
});
