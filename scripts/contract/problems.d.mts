export class ContractError extends Error {}

/** Returns one line for each path that openapi.yaml does not list and each operation that lacks a part. */
export function contractProblems(root: URL): string[];
