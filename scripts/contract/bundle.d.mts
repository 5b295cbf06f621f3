import type { ContractDocument } from '../../src/lib/api-reference/contract-node.ts';

/** Bundles openapi/ into one document, with `$ref`s. Throws its problems. */
export function bundledContract(): Promise<ContractDocument>;
