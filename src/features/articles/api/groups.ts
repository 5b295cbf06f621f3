import { searchText } from '#src/lib/api-reference/call';
import { callsOf, type Call, type ContractDocument } from '#src/lib/api-reference/contract-node';
import { searchWords } from '#src/lib/match-text';

/** A call with the words by which it is found. */
export interface FoundCall {
  readonly call: Call;
  readonly words: string;
}

/** The calls of one noun. */
export interface CallGroup {
  readonly noun: string;
  readonly description: string;
  readonly calls: readonly FoundCall[];
}

/** The calls of a contract by noun, in the order in which it names the nouns. */
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

/** The groups with those of their calls that hold every word; groups without any are left out. */
export function searchGroups(groups: readonly CallGroup[], query: string): CallGroup[] {
  const words = searchWords(query);
  return groups
    .map((group) => ({
      ...group,
      calls: group.calls.filter((each) => words.every((word) => each.words.includes(word))),
    }))
    .filter((group) => group.calls.length > 0);
}
