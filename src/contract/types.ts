import type { components, operations } from './api.gen';
import type { OperationId } from './operations.gen';

export type Schemas = components['schemas'];

type Json<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;
type Parameters<Op extends OperationId> = operations[Op]['parameters'];
type Responses<Op extends OperationId> = operations[Op]['responses'];

export type OperationRequestBody<Op extends OperationId> = operations[Op] extends { requestBody: infer Body }
  ? Json<Body>
  : undefined;

export type OperationQuery<Op extends OperationId> =
  Parameters<Op> extends { query: infer Query }
    ? Query
    : Parameters<Op> extends { query?: infer Query }
      ? [Query] extends [undefined]
        ? Record<never, never>
        : NonNullable<Query>
      : Record<never, never>;

export type OperationPathParams<Op extends OperationId> =
  Parameters<Op> extends { path: infer Path } ? Path : Record<never, never>;

export type OperationResponse<Op extends OperationId> =
  Responses<Op> extends { 200: infer Answer } ? Json<Answer> : undefined;
