import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { bundledContract } from '../bundle.mjs';
import { generateContract } from '../../generate-contract.mjs';
import { parseYaml } from '../openapi-core.mjs';
import { dataFile, recipeFile, refusalFile, resolverFiles } from './code.ts';
import { bodiesOf, errorsOf, operationNode, withEntries, withListedPath, withMethod } from './documents.ts';
import { readCall, type NewCall } from './request.ts';

export interface PlannedFile {
  readonly file: string;
  readonly text: string;
  readonly next: string;
}

/** Throws RefusedError or ContractError before it writes anything. */
export async function addCall(root: URL, args: readonly string[]) {
  const plan = await planCall(root, args);
  await generateContract({ check: true, root });
  for (const { file, text } of plan) writeFileSync(new URL(file, root), text);
  return { plan, generated: await generateContract({ root }) };
}

async function planCall(root: URL, args: readonly string[]): Promise<PlannedFile[]> {
  const document = await bundledContract(root);
  const call = readCall(root, args, document);
  const bodies = bodiesOf(call, Object.keys(document.components.schemas ?? {}));
  const schemas = Object.keys(bodies.schemas).join(', ');
  const plan: PlannedFile[] = [
    ...pathFiles(root, call, operationNode(call, bodies)),
    ...(schemas === ''
      ? []
      : [
          {
            file: `openapi/schemas/${call.noun}.yaml`,
            text: withEntries(read(root, `openapi/schemas/${call.noun}.yaml`), bodies.schemas),
            next: `${schemas}: the properties in place of \`name\`, with limits and examples, and x-spec`,
          },
        ]),
    ...resolverFiles(root, call, bodies, document).map((planned) => ({
      ...planned,
      next: planned.file.endsWith('resolvers.ts')
        ? 'nothing: it lists the new file'
        : `${call.operationId}: ${call.method === 'get' ? 'what it reads' : 'what it changes'} in mocks/db, in place of the example; a test beside the file`,
    })),
    {
      ...recipeFile(root, call, bodies, document),
      next: `${call.operationId}: a call that succeeds with the seeds`,
    },
    {
      ...refusalFile(root, call, bodies),
      next: bodies.request
        ? `${call.operationId}: how its 409 is caused, else delete it here, in the path and in the handler`
        : `nothing: the generic calls cause ${errorsOf(call, bodies)
            .filter((status) => status < 429)
            .join(', ')}`,
    },
    {
      ...dataFile(root, call, bodies),
      next:
        call.method === 'get'
          ? 'a shorter name for the query, and its staleTime where it differs'
          : 'the queries that the mutation invalidates; a component that uses it',
    },
  ];
  const {
    ignorePatterns: _,
    $schema: __,
    ...style
  } = JSON.parse(read(root, '.oxfmtrc.json')) as FormatConfig & {
    ignorePatterns?: unknown;
    $schema?: unknown;
  };
  return Promise.all(plan.map(async (planned) => ({ ...planned, text: await formatted(planned, style) })));
}

async function formatted({ file, text }: PlannedFile, style: FormatConfig): Promise<string> {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

function read(root: URL, file: string): string {
  const path = new URL(file, root);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function pathFiles(root: URL, call: NewCall, node: object): PlannedFile[] {
  const list = 'openapi/openapi.yaml';
  const listText = read(root, list);
  const { paths } = parseYaml(listText) as { readonly paths: Readonly<Record<string, { readonly $ref: string }>> };
  const listed = paths[call.path]?.$ref.split('#')[0];
  const next = `${call.operationId}: summary, description, x-spec, and x-path-source: given where the specification shows the path`;
  const entry = { [call.method]: node };
  if (listed !== undefined) {
    const file = `openapi/${listed.replace(/^\.\//, '')}`;
    return [{ file, text: withMethod(read(root, file), call.path, entry), next }];
  }
  const file = `openapi/paths/${call.noun}.yaml`;
  return [
    { file, text: withEntries(read(root, file), { [call.path]: entry }), next },
    { file: list, text: withListedPath(listText, call), next: 'nothing: it lists the path' },
  ];
}
