import { scenarios } from './scenario';

export const sessionScenarios = scenarios({
  signedOut: { says: 'Nobody is signed in.', persona: 'visitor' },
  signInPending: {
    says: 'Signing in takes for ever.',
    persona: 'visitor',
    faults: [{ kind: 'pending', operation: 'logIn' }],
  },
  signInFailed: {
    says: 'Signing in fails with 500.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: 'logIn' }],
  },
  signInFailedOnce: {
    says: 'Signing in fails with 500 the first time and works the second.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: 'logIn', times: 1 }],
  },
  signInOffline: {
    says: 'Signing in finds no connection.',
    persona: 'visitor',
    faults: [{ kind: 'offline', operation: 'logIn' }],
  },
  signInLocked: {
    says: 'Signing in is refused for half a minute after too many wrong passwords.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 30, operation: 'logIn' }],
  },
  sessionEnded: {
    says: 'The server no longer knows the session.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 401, code: 'NoSession' }],
  },
  signUpFailed: {
    says: 'Signing up fails with 500.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: ['sendRegistrationCode', 'register'] }],
  },
  resetLinkExpired: {
    says: 'The link of every password reset has expired.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 404, code: 'NotFound', operation: 'resetPassword' }],
  },
  offline: { says: 'There is no connection at all.', persona: 'standard', faults: [{ kind: 'offline' }] },
  slow: {
    says: 'Every call takes two seconds.',
    persona: 'standard',
    faults: [{ kind: 'latency', milliseconds: 2000 }],
  },
  everythingPending: { says: 'No call is ever answered.', persona: 'standard', faults: [{ kind: 'pending' }] },
  serviceUnavailable: {
    says: 'Every call answers 503 and asks to come back in 30 seconds.',
    persona: 'standard',
    faults: [{ kind: 'status', status: 503, code: 'Unavailable', retryAfter: 30 }],
  },
});
