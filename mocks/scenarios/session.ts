import { defineScenarios } from './scenario';

export const sessionScenarios = defineScenarios({
  signedOut: { description: 'Nobody is signed in.', persona: 'visitor' },
  signInPending: {
    description: 'Signing in never finishes.',
    persona: 'visitor',
    faults: [{ kind: 'pending', operation: 'logIn' }],
  },
  signInFailed: {
    description: 'Signing in fails (500).',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: 'logIn' }],
  },
  signInFailedOnce: {
    description: 'Signing in fails the first time (500) and works the second time.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: 'logIn', times: 1 }],
  },
  signInOffline: {
    description: 'Signing in fails because there is no connection.',
    persona: 'visitor',
    faults: [{ kind: 'offline', operation: 'logIn' }],
  },
  signInLocked: {
    description: 'After too many wrong passwords, signing in is refused for 30 seconds (429).',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 429, code: 'TooManyRequests', retryAfter: 30, operation: 'logIn' }],
  },
  sessionEnded: {
    description: 'The session has ended, so the server refuses every request (401).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 401, code: 'NoSession' }],
  },
  signUpFailed: {
    description: 'Signing up fails (500).',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 500, operation: ['sendRegistrationCode', 'register'] }],
  },
  resetLinkExpired: {
    description: 'Every password reset link has expired.',
    persona: 'visitor',
    faults: [{ kind: 'status', status: 404, code: 'NotFound', operation: 'resetPassword' }],
  },
  offline: { description: 'There is no connection at all.', persona: 'standard', faults: [{ kind: 'offline' }] },
  slow: {
    description: 'Every request takes two seconds.',
    persona: 'standard',
    faults: [{ kind: 'latency', milliseconds: 2000 }],
  },
  everythingPending: {
    description: 'No request ever gets a response.',
    persona: 'standard',
    faults: [{ kind: 'pending' }],
  },
  serviceUnavailable: {
    description: 'Every request fails, and the server asks to try again in 30 seconds (503).',
    persona: 'standard',
    faults: [{ kind: 'status', status: 503, code: 'Unavailable', retryAfter: 30 }],
  },
});
