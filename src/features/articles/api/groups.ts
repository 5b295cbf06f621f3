import { searchText } from '#src/lib/api-reference/call';
import { callsOf, type Call, type ContractDocument } from '#src/lib/api-reference/contract-node';
import { searchWords } from '#src/lib/match-text';

export interface FoundCall {
  readonly call: Call;
  readonly words: string;
}

export interface CallGroup {
  readonly noun: string;
  readonly description: string;
  readonly calls: readonly FoundCall[];
}

/** Groups the operations by tag, in the contract's order. */
export function groupsOf(contract: ContractDocument): CallGroup[] {
  const calls = callsOf(contract).map((call) => ({ call, words: searchText(call, contract) }));
  return (contract.tags ?? [])
    .map(({ name, description = '' }) => ({
      noun: name,
      description,
      calls: calls.filter(({ call }) => call.operation.tags[0] === name),
    }))
    .filter((group) => group.calls.length > 0);
}

/** Keeps the operations that match every word, and drops empty groups. */
export function searchGroups(groups: readonly CallGroup[], query: string): CallGroup[] {
  const words = searchWords(query);
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter((each) => words.every((word) => each.words.includes(word))),
    }))
    .filter((group) => group.calls.length > 0);
}
