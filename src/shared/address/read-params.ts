/** Returns the choice that `text` names. */
export function readChoice<T extends string | number>(text: string | null, choices: readonly T[]): T | undefined {
  return choices.find((choice) => String(choice) === text);
}

/** Returns the choices in a list with commas, in the order of `choices`. */
export function readChoices<T extends string | number>(text: string | null, choices: readonly T[]): T[] {
  const named = text?.split(',') ?? [];
  return choices.filter((choice) => named.includes(String(choice)));
}

/** Returns a whole number from `min` to `max`, else undefined. */
export function readInteger(text: string | null, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = text ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
}

/** Returns the trimmed text, undefined if it is empty or longer than `maxLength`. */
export function readText(text: string | null, maxLength: number): string | undefined {
  const trimmed = text?.trim() ?? '';
  return trimmed !== '' && trimmed.length <= maxLength ? trimmed : undefined;
}
