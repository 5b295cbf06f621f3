import { nounIds } from '#src/contract/noun-ids.gen';
import { operations } from '#src/contract/operations.gen';
import type { AuthSettings } from './auth/settings';

export const nouns: readonly string[] = [...new Set(Object.values(operations).map(({ noun }) => noun))];

export interface LiveNounsRefusal {
  readonly reason: 'unknownNoun' | 'noAddress' | 'sameOrigin' | 'ownSignIn' | 'foreignIds';
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface LiveNounsVerdict {
  readonly refusals: readonly LiveNounsRefusal[];
  readonly warnings: readonly string[];
}

/**
 * Checks whether some tags can be live while the rest is emulated. Refuses a live tag whose calls carry ids of an emulated one, since the
 * real API does not know them.
 */
export function judgeLiveNouns(
  wanted: readonly string[],
  real: { readonly apiBaseUrl: string; readonly auth: AuthSettings; readonly origin: string },
): LiveNounsVerdict {
  const refusals: LiveNounsRefusal[] = [];
  const refuse = (reason: LiveNounsRefusal['reason'], message: string, values: LiveNounsRefusal['values'] = {}) =>
    void refusals.push({ reason, values, message });
  const warnings: string[] = [];
  const live = new Set(wanted);
  for (const noun of wanted)
    if (!nouns.includes(noun))
      refuse('unknownNoun', `There is no noun '${noun}'. There are: ${nouns.join(', ')}.`, { noun });
  if (real.apiBaseUrl === '') refuse('noAddress', 'VITE_API_BASE_URL must contain the address of the real API.');
  else if (
    new URL(real.apiBaseUrl, real.origin).origin === real.origin &&
    !/^https?:\/\/[^/]+\/.+/.test(real.apiBaseUrl)
  )
    refuse('sameOrigin', 'The real API needs an address of its own: at the origin of this page the emulator answers.');
  if (real.auth.kind !== 'bearer' && !live.has('session'))
    refuse('ownSignIn', `The sign-in '${real.auth.kind}' is the real API's own: 'session' must be live with it.`, {
      signIn: real.auth.kind,
      noun: 'session',
    });
  for (const [noun, uses] of Object.entries(nounIds)) {
    for (const [owner, ids] of Object.entries(uses)) {
      if (live.has(noun) && !live.has(owner))
        refuse(
          'foreignIds',
          `'${noun}' cannot be live while '${owner}' is emulated: its calls contain ${ids.join(', ')}, which the real API does not know. Make '${owner}' live too.`,
          { noun, owner, ids: ids.join(', ') },
        );
      else if (!live.has(noun) && live.has(owner))
        warnings.push(`'${noun}' is emulated and does not know the ${ids.join(', ')} of the real API.`);
    }
  }
  return { refusals, warnings };
}

export class LiveNounsError extends Error {
  constructor(readonly reasons: readonly LiveNounsRefusal[]) {
    super(reasons.map(({ message }) => message).join('\n'));
  }
}
