import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const FILES = ['{src,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,e2e}.{ts,tsx}', 'stories/**/*.stories.tsx'];
const ID = /\b[A-Z0-9]{3,5}-\d{2,3}\b/g;

function titledTests() {
  const tests = [];
  for (const path of globSync(FILES)) {
    const source = readFileSync(path, 'utf8');
    const visit = (node) => {
      if (node === null || typeof node !== 'object') return;
      if (Array.isArray(node)) {
        node.forEach(visit);
        return;
      }
      if (node.type === 'CallExpression') {
        const [first] = node.arguments;
        const title = first
          ? source.slice(first.start, first.type === 'ObjectExpression' ? first.start + 200 : first.end)
          : '';
        const ids = title.match(ID);
        const isTitled = first && ['Literal', 'TemplateLiteral', 'ObjectExpression'].includes(first.type);
        if (ids && isTitled) {
          const line = source.slice(0, node.start).split('\n').length;
          for (const id of new Set(ids))
            tests.push({ id, place: `${path}:${line}`, body: source.slice(node.start, node.end) });
          return;
        }
      }
      for (const key of Object.keys(node)) visit(node[key]);
    };
    visit(parseSync(path, source).program);
  }
  return tests;
}

/**
 * Prints random pairs of a requirement and a test that names it. The same seed prints the same pairs.
 * @param {{ id: string, text: string }[]} requirements
 * @param {number} count
 * @param {number} [seed]
 */
export function printAudit(requirements, count, seed = randomInt(1_000_000)) {
  const texts = new Map(requirements.map(({ id, text }) => [id, text]));
  const pairs = titledTests().filter(({ id }) => texts.has(id));
  let state = seed;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  for (let left = Math.min(count, pairs.length); left > 0; left -= 1) {
    const [{ id, place, body }] = pairs.splice(Math.floor(random() * pairs.length), 1);
    console.log(`\n${id}  ${texts.get(id)}\n${place}\n${body.length > 3000 ? `${body.slice(0, 3000)} …` : body}`);
  }
  console.log(`\nseed ${seed}`);
}
