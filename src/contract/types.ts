import type { components, operations } from './api.gen';
import type { OperationId } from './operations.gen';

/** Every schema of the contract by name: Schemas['TaskListItem']. */
export type Schemas = components['schemas'];

type Json<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;
type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type Answers<Op extends OperationId> = operations[Op]['responses'];

/** The body that an operation takes; undefined where it takes none. */
export type OperationRequestBody<Op extends OperationId> = operations[Op] extends { requestBody: infer Body }
  ? Json<Body>
  : undefined;

/** The query that an operation takes; an empty object where it takes none. */
export type OperationQuery<Op extends OperationId> =
  Parameters<Op> extends { query: infer Query }
    ? Query
    : Parameters<Op> extends { query?: infer Query }
      ? [Query] extends [undefined]
        ? Record<never, never>
        : NonNullable<Query>
      : Record<never, never>;

/** The parameters in an operation's path; an empty object where it has none. */
export type OperationPathParams<Op extends OperationId> =
  Parameters<Op> extends { path: infer Path } ? Path : Record<never, never>;

/** The body of an operation's success; undefined where it answers 204. */
export type OperationResponse<Op extends OperationId> =
  Answers<Op> extends { 200: infer Answer } ? Json<Answer> : undefined;
