import { operationsOf } from './operations.mjs';

const BEGIN = '<!-- chosen calls: written by npm run contract:generate -->';
const END = '<!-- end of chosen calls -->';

export function chosenCallsList(document) {
  const chosen = operationsOf(document).filter((operation) => operation['x-path-source'] === 'chosen');
  const nouns = [...new Set(chosen.map(({ tags }) => tags[0]))];
  return nouns
    .map((noun) => {
      const lines = chosen
        .filter(({ tags }) => tags[0] === noun)
        .map(
          ({ method, path, operationId, summary }) =>
            `- \`${method.toUpperCase()} ${path}\` (\`${operationId}\`): ${summary}`,
        );
      return [`**${noun}**`, '', ...lines].join('\n');
    })
    .join('\n\n');
}

export function withChosenCalls(page, document) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('docs/integration.md lacks the comments around the list of chosen calls');
  return `${before}${BEGIN}\n\n${chosenCallsList(document)}\n\n${END}${after}`;
}
