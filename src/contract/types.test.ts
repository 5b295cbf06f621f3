import { expectTypeOf, test } from 'vitest';
import type { operations, OperationId } from './operations.gen';
import type { OperationPathParams, OperationQuery, OperationRequestBody, OperationResponse, Schemas } from './types';

test('the types of an operation follow the contract', () => {
  expectTypeOf<OperationResponse<'listTasks'>>().toEqualTypeOf<Schemas['TaskList']>();
  expectTypeOf<OperationRequestBody<'startTasks'>>().toEqualTypeOf<Schemas['TaskStartRequest']>();
  expectTypeOf<OperationQuery<'listTasks'>['orderBy']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<OperationQuery<'getTask'>>().toEqualTypeOf<{ taskId: string }>();
  expectTypeOf<OperationPathParams<'listLotRows'>>().toEqualTypeOf<{ id: string; lot: string }>();
});

test('missing parts of an operation have an empty type, not unknown', () => {
  expectTypeOf<OperationRequestBody<'getAccount'>>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationResponse<'updateLanguage'>>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationQuery<'getAccount'>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<OperationPathParams<'getAccount'>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<OperationId>().toEqualTypeOf<keyof typeof operations>();
});
