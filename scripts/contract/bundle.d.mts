import type { ContractDocument } from '../../src/lib/api-reference/contract-node.ts';

/** Bundles openapi/ of the folder `root` into one document, with `$ref`s. Throws its problems. */
export function bundledContract(root?: URL): Promise<ContractDocument>;
