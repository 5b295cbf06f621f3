/** Returns the changed files of the folder `root`. Throws ContractError when the contract is invalid. */
export function generateContract(options?: {
  readonly check?: boolean;
  readonly root?: URL;
  readonly onTypes?: (names: readonly string[]) => void;
}): Promise<string[]>;
