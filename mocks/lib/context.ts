import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { OperationPathParams, OperationQuery, OperationRequestBody, OperationResponse } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { SeedTexts } from '#mocks/seeds/texts/load';
import type { Clock } from './clock';

export interface Context<Op extends OperationId> {
  readonly operation: Op;
  readonly request: Request;
  readonly params: OperationPathParams<Op>;
  readonly query: OperationQuery<Op>;
  readonly body: OperationRequestBody<Op>;
  /** From Accept-Language. */
  readonly language: InterfaceLanguage;
  readonly texts: SeedTexts;
  readonly db: Database;
  readonly clock: Clock;
  /** Epoch milliseconds of this call. */
  readonly now: number;
  readonly token: string | undefined;
  /** Throws 401 without a session. */
  account(): AccountRecord;
  /** Undefined for a visitor. */
  optionalAccount(): AccountRecord | undefined;
}

/** Returns the success body (undefined for 204), or a Response for files. */
export type Resolver<Op extends OperationId> = (
  context: Context<Op>,
) => OperationResponse<Op> | Response | Promise<OperationResponse<Op> | Response>;

export type Resolvers = { readonly [Op in OperationId]: Resolver<Op> };
