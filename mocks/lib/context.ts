import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { OperationId } from '#src/contract/operations.gen';
import type { OperationPathParams, OperationQuery, OperationRequestBody, OperationResponse } from '#src/contract/types';
import type { AccountRecord } from '#mocks/db/account';
import type { Database } from '#mocks/db/database';
import type { SeedTexts } from '#mocks/seeds/texts/load';
import type { Clock } from './clock';

/** What a resolver is given. Path parameters, query and body have passed the contract. */
export interface Context<Op extends OperationId> {
  readonly operation: Op;
  readonly request: Request;
  readonly params: OperationPathParams<Op>;
  readonly query: OperationQuery<Op>;
  readonly body: OperationRequestBody<Op>;
  /** Language of the answer's texts, from Accept-Language. */
  readonly language: InterfaceLanguage;
  readonly texts: SeedTexts;
  readonly db: Database;
  readonly clock: Clock;
  /** Epoch milliseconds at which this call is answered. */
  readonly now: number;
  /** Token of the session, when there is one. */
  readonly token: string | undefined;
  /** The account of the session; throws 401 when there is none. */
  account(): AccountRecord;
  /** The account of the session, undefined for a visitor. */
  visitor(): AccountRecord | undefined;
}

/** A resolver gives the contract's success body (undefined for 204) or a Response of its own for files. */
export type Resolver<Op extends OperationId> = (
  context: Context<Op>,
) => OperationResponse<Op> | Response | Promise<OperationResponse<Op> | Response>;

/** One resolver per operationId: a missing one does not compile. */
export type Resolvers = { readonly [Op in OperationId]: Resolver<Op> };
