import { operations, type OperationId } from '#src/contract/operations.gen';
import { RunOn, ExportFormat, ExportIntent, ExportScope } from '#src/contract/enums.gen';
import { isDenied } from '#mocks/handlers/template-views';
import { personaNames, type PersonaName } from '#mocks/personas';
import { accountRefusals } from './account-refusals';
import { templateSeeds } from '#mocks/seeds/templates/templates';
import type { TestClient } from '#mocks/test-client';
import type { ParameterNode } from './document';
import { billingRefusals } from './billing-refusals';
import type { TypedCall } from './typed-caller';
import type { Operation } from './validator';

/** `before` is sent first. */
export interface Provocation {
  readonly before?: TypedCall;
  readonly call: TypedCall;
}

export interface RefusalContext {
  readonly recipe: TypedCall;
  readonly client: TestClient;
  readonly tokens: Readonly<Partial<Record<PersonaName, string>>>;
}

export type RefusalCalls = Readonly<
  Partial<Record<number, (context: RefusalContext) => TypedCall | Promise<TypedCall>>>
>;

export type RefusalTable = Readonly<Partial<Record<OperationId, RefusalCalls>>>;

const specificRefusals: RefusalTable = {
  ...accountRefusals,
  ...billingRefusals,
  saveMember: { 409: ({ recipe }) => ({ ...recipe, body: { ...recipe.body, cloudCount: 1000 } }) },
  setMemberCloudCount: { 409: ({ recipe }) => ({ ...recipe, body: { cloudCount: 1000 } }) },
  startExport: {
    409: ({ client }) => ({
      body: { taskId: client.taskId(9), format: ExportFormat.CSV, scope: ExportScope.All },
    }),
  },
  cancelExport: { 409: ({ recipe }) => ({ ...recipe, query: { intent: ExportIntent.Cancel } }) },
  renameTaskGroup: { 409: ({ recipe }) => ({ ...recipe, body: { taskGroupName: 'My tasks' } }) },
  setSchedule: {
    409: async ({ recipe, client }) => {
      const local = templateSeeds.find((seed) => seed.runOn === RunOn.Local);
      const taskId = client.taskId(9);
      await client.emulator.db.tasks.update(taskId, (draft) => void (draft.templateRegistrationId = local?.id));
      return { ...recipe, path: { taskId } };
    },
  },
  deleteTaskGroup: { 409: ({ client }) => ({ path: { id: `g-${client.task(1).userId}-0` } }) },
  getTemplateSetup: {
    403: ({ recipe, client }) => {
      const viewer = client.emulator.db.accounts.get(client.task(1).userId);
      return { ...recipe, path: { id: templateSeeds.find((seed) => isDenied(seed, viewer))?.id ?? '' } };
    },
  },
  updateTemplateTask: { 409: ({ recipe }) => ({ ...recipe, query: { revision: 99 } }) },
  zipExports: {
    409: async ({ client }) => {
      const body = { taskId: client.taskId(5), format: ExportFormat.CSV, scope: ExportScope.All };
      const { recordId } = (await client.call('startExport', { body })).body;
      return { body: { recordIds: [recordId] } };
    },
  },
  getExportDownload: {
    409: async ({ client }) => {
      const body = { taskId: client.taskId(5), format: ExportFormat.CSV, scope: ExportScope.All };
      const { recordId } = (await client.call('startExport', { body })).body;
      return { query: { recordId } };
    },
  },
};

/** Statuses that the emulator returns only by fault injection, with the reason. */
const onlyByFault: Readonly<Partial<Record<OperationId | '*', Readonly<Partial<Record<number, string>>>>>> = {
  '*': {
    413: 'the size of a body is the affair of the HTTP server, whose own test sends too large ones',
    429: 'nobody is too fast for the emulator',
    500: 'the emulator does not fail by itself',
    503: 'the emulator is never down by itself',
  },
};

/** Undefined when a request can provoke the status. */
export function faultReason(operation: OperationId, status: number): string | undefined {
  if (status === 401 && operations[operation].auth === 'optional')
    return 'a session that has ended counts as none where none is needed';
  return onlyByFault[operation]?.[status] ?? onlyByFault['*']?.[status];
}

export async function provocations(
  operation: Operation,
  status: number,
  context: RefusalContext,
): Promise<Provocation[]> {
  const own = specificRefusals[operation.id as OperationId]?.[status];
  if (own) return [{ call: await own(context) }];
  const { recipe } = context;
  if (status === 400) return malformed(operation, recipe).map((call) => ({ call }));
  if (status === 401) return [{ call: { ...recipe, token: undefined } }];
  if (status === 403) return personaNames.map((persona) => ({ call: { ...recipe, token: context.tokens[persona] } }));
  if (status === 404) return withUnknownIds(operation, recipe).map((call) => ({ call }));
  if (status === 409) return [{ before: recipe, call: recipe }];
  if (status === 422) return withInvalidBody(operation, recipe).map((call) => ({ call }));
  return [];
}

const UNKNOWN_ID = 'no-such-thing';

function malformed(operation: Operation, recipe: TypedCall): TypedCall[] {
  const wrong = (operation.node.parameters ?? []).flatMap((parameter): TypedCall[] => {
    const text = invalidText(parameter);
    if (text === undefined) return [];
    return [
      parameter.in === 'path'
        ? { ...recipe, path: { ...recipe.path, [parameter.name]: text } }
        : { ...recipe, query: { ...recipe.query, [parameter.name]: text } },
    ];
  });
  return operation.node.requestBody?.content['application/json'] ? [{ ...recipe, text: '{' }, ...wrong] : wrong;
}

function invalidText({ schema }: ParameterNode): string | undefined {
  const { type, maxLength } = schema;
  if (Array.isArray(schema['enum']) || schema['pattern'] !== undefined || schema['format'] !== undefined) return '~';
  if (type === 'integer' || type === 'number' || type === 'boolean' || type === 'array') return '~';
  return typeof maxLength === 'number' ? 'x'.repeat(maxLength + 1) : undefined;
}

function withUnknownIds(operation: Operation, recipe: TypedCall): TypedCall[] {
  const names = (where: string) =>
    (operation.node.parameters ?? [])
      .filter((parameter) => parameter.in === where && parameter.schema['type'] === 'string')
      .map((parameter) => parameter.name);
  const path = names('path').toReversed();
  const query = names('query').filter((name) => recipe.query?.[name] !== undefined);
  const body = Object.keys(recipe.body ?? {}).filter((name) => /ids?$|token|code|key/i.test(name));
  return [
    ...path.map((name) => ({ ...recipe, path: { ...recipe.path, [name]: UNKNOWN_ID } })),
    ...query.map((name) => ({ ...recipe, query: { ...recipe.query, [name]: UNKNOWN_ID } })),
    ...body.map((name) => ({
      ...recipe,
      body: {
        ...recipe.body,
        [name]: Array.isArray(recipe.body?.[name as keyof typeof recipe.body]) ? [UNKNOWN_ID] : UNKNOWN_ID,
      },
    })),
  ];
}

function withInvalidBody(operation: Operation, recipe: TypedCall): TypedCall[] {
  if (!operation.node.requestBody) return [];
  const values = Object.keys(recipe.body ?? {}).map((name) => ({
    ...recipe,
    body: { ...recipe.body, [name]: { not: 'this' } },
  }));
  return [{ ...recipe, body: {} }, { ...recipe, text: '[]' }, ...values];
}
