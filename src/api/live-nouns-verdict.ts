import { nounIds } from '../contract/noun-ids.gen';
import { operations } from '../contract/operations.gen';
import type { AuthSettings } from './auth/settings';

/** Every noun of the contract, in its order. */
export const nouns: readonly string[] = [...new Set(Object.values(operations).map(({ noun }) => noun))];

/** What speaks against a choice of live nouns, and what is worth knowing about it; one sentence each. */
export interface LiveNounsVerdict {
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Whether some nouns can be live while the rest is emulated. Refused: a live noun whose calls carry ids of an emulated one, since
 * the real API would be sent ids it has never given out. An emulated noun that is given live ids finds nothing for them: a warning.
 */
export function judgeLiveNouns(
  wanted: readonly string[],
  real: { readonly apiBaseUrl: string; readonly auth: AuthSettings; readonly origin: string },
): LiveNounsVerdict {
  const refusals: string[] = [];
  const warnings: string[] = [];
  const live = new Set(wanted);
  for (const noun of wanted)
    if (!nouns.includes(noun)) refusals.push(`There is no noun '${noun}'. There are: ${nouns.join(', ')}.`);
  if (real.apiBaseUrl === '') refusals.push('VITE_API_BASE_URL does not say where the real API is.');
  else if (
    new URL(real.apiBaseUrl, real.origin).origin === real.origin &&
    !/^https?:\/\/[^/]+\/.+/.test(real.apiBaseUrl)
  )
    refusals.push('The real API needs an address of its own: at the origin of this page the emulator answers.');
  if (real.auth.kind !== 'bearer' && !live.has('session'))
    refusals.push(`The sign-in '${real.auth.kind}' is the real API's own: 'session' must be live with it.`);
  for (const [noun, uses] of Object.entries(nounIds)) {
    for (const [owner, ids] of Object.entries(uses)) {
      if (live.has(noun) && !live.has(owner))
        refusals.push(
          `'${noun}' cannot be live while '${owner}' is emulated: its calls carry ${ids.join(', ')}, which the real API would not know. Make '${owner}' live too.`,
        );
      else if (!live.has(noun) && live.has(owner))
        warnings.push(`'${noun}' is emulated and finds nothing for the ${ids.join(', ')} of the real API.`);
    }
  }
  return { refusals, warnings };
}

/** Thrown when live and emulated nouns cannot be mixed as wanted; the message lists the reasons. */
export class LiveNounsError extends Error {}
