/** Returns a predicate: whether `text`, a value of the property `name`, is a code of one of the contract's enumerations. */
export function codeNames(): (name: string, text: string) => boolean;
