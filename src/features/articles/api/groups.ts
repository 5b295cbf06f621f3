import { searchText } from '#src/lib/api-reference/operation-markup';
import { listOperations, type ApiOperation, type ContractDocument } from '#src/lib/api-reference/contract-node';
import { searchWords } from '#src/lib/match-text';

export interface SearchableCall {
  readonly call: ApiOperation;
  readonly searchText: string;
}

export interface CallGroup {
  readonly tag: string;
  readonly description: string;
  readonly calls: readonly SearchableCall[];
}

/** In the contract's order. */
export function groupsOf(contract: ContractDocument): CallGroup[] {
  const calls = listOperations(contract).map((call) => ({ call, searchText: searchText(call, contract) }));
  return (contract.tags ?? [])
    .map(({ name, description = '' }) => ({
      tag: name,
      description,
      calls: calls.filter(({ call }) => call.operation.tags[0] === name),
    }))
    .filter((group) => group.calls.length > 0);
}

/** Keeps operations that match every word. */
export function searchGroups(groups: readonly CallGroup[], query: string): CallGroup[] {
  const words = searchWords(query);
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter((each) => words.every((word) => each.searchText.includes(word))),
    }))
    .filter((group) => group.calls.length > 0);
}
