export const MIN_PASSWORD_LENGTH = 8;

export type PasswordError = 'tooShort' | 'needsLetter' | 'needsDigit' | 'isName';

/** 0 is refused or guessed at once, 4 is strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const COMMON_WORDS = [
  'password',
  'passwort',
  'qwerty',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'abc123',
  'gleaner',
];

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the first error. `names` are the account's e-mail and user name. */
export function passwordError(password: string, names: readonly string[] = []): PasswordError | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  if (!/\p{L}/u.test(password)) return 'needsLetter';
  if (!/\p{N}/u.test(password)) return 'needsDigit';
  const plain = password.toLowerCase();
  return names.some((name) => name.trim().toLowerCase() === plain) ? 'isName' : undefined;
}

/** Ignores repetitions and sequences (abc, 987). */
function countDistinctiveCharacters(text: string): number {
  const characters = [...text];
  return characters.filter((character, index) => {
    const before = characters[index - 1];
    if (before === undefined) return true;
    const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return Math.abs(step) > 1;
  }).length;
}

function removeKnownParts(password: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => fold(name).split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= 3);
  let remaining = fold(password);
  for (const word of [...COMMON_WORDS, ...parts]) remaining = remaining.replaceAll(word, '');
  return remaining.replaceAll(/(19|20)\d\d/g, '');
}

function estimateEntropy(password: string, names: readonly string[]): number {
  const remaining = removeKnownParts(password, names);
  const sets: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
    [/\p{Lo}/u, 200],
  ];
  const size = sets.reduce(
    (sum, [set, count]) => sum + (set.test(remaining) ? count : 0),
    /\p{Lu}/u.test(password) ? 26 : 0,
  );
  return countDistinctiveCharacters(remaining) * Math.log2(Math.max(2, size));
}

/** Returns 0 while the server would refuse the password. Length counts most; common words, sequences and `names` count nothing. */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  if (passwordError(password, names) !== undefined) return 0;
  const bits = estimateEntropy(password, names);
  if (bits < 30) return 1;
  if (bits < 45) return 2;
  return bits < 80 ? 3 : 4;
}
