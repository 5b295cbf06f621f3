/** Says of a text whether it is a code of an enumeration of the contract, by the property that holds it and itself. */
export function codeNames(): (name: string, text: string) => boolean;
