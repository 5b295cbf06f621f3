import type { ContractDocument } from '../../src/lib/api-reference/contract-node.ts';

/** The contract of openapi/ as one document with its words; parts that are named stay `$ref`s. Throws what is wrong in it. */
export function bundledContract(): Promise<ContractDocument>;
