import { nounIds } from '#src/contract/noun-ids.gen';
import { operations } from '#src/contract/operations.gen';
import type { AuthSettings } from './auth/settings';

export const contractTags: readonly string[] = [...new Set(Object.values(operations).map(({ noun }) => noun))];

export interface LiveTagsRefusal {
  readonly reason: 'unknownNoun' | 'noAddress' | 'sameOrigin' | 'ownSignIn' | 'foreignIds';
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface LiveTagsCheck {
  readonly refusals: readonly LiveTagsRefusal[];
  readonly warnings: readonly string[];
}

/** Refuses a live tag whose calls carry ids of an emulated one, since the real API does not know them. */
export function checkLiveTags(
  liveTags: readonly string[],
  real: { readonly apiBaseUrl: string; readonly auth: AuthSettings; readonly origin: string },
): LiveTagsCheck {
  const refusals: LiveTagsRefusal[] = [];
  const refuse = (reason: LiveTagsRefusal['reason'], message: string, values: LiveTagsRefusal['values'] = {}) =>
    void refusals.push({ reason, values, message });
  const warnings: string[] = [];
  const live = new Set(liveTags);
  for (const tag of liveTags)
    if (!contractTags.includes(tag))
      refuse('unknownNoun', `There is no noun '${tag}'. There are: ${contractTags.join(', ')}.`, { noun: tag });
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
  for (const [tag, uses] of Object.entries(nounIds)) {
    for (const [owner, ids] of Object.entries(uses)) {
      if (live.has(tag) && !live.has(owner))
        refuse(
          'foreignIds',
          `'${tag}' cannot be live while '${owner}' is emulated: its calls contain ${ids.join(', ')}, which the real API does not know. Make '${owner}' live too.`,
          { noun: tag, owner, ids: ids.join(', ') },
        );
      else if (!live.has(tag) && live.has(owner))
        warnings.push(`'${tag}' is emulated and does not know the ${ids.join(', ')} of the real API.`);
    }
  }
  return { refusals, warnings };
}

export class LiveTagsError extends Error {
  constructor(readonly reasons: readonly LiveTagsRefusal[]) {
    super(reasons.map(({ message }) => message).join('\n'));
  }
}
