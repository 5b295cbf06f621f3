interface CauseText {
  readonly title: string;
  readonly cure: string;
}

export const CAUSES = {
  'session-refused': {
    title: 'sessions refused with 401',
    cure: 'Pass the token (or the --header) of a session that is valid on this server.',
  },
  'no-answer': {
    title: 'calls without a response',
    cure: "Read the server's log at the time of the call, and raise --timeout if the server is only slow.",
  },
  redirect: {
    title: 'redirects instead of responses',
    cure: 'Answer the call itself, with 401 where a session is missing; if the API has moved, pass its new address as --base-url.',
  },
  'server-failure': {
    title: 'failures of the server',
    cure: "Read the server's log at the time of the call: a status of 500 or more is never the fault of the request.",
  },
  'open-call': {
    title: 'calls without a session that are not answered 401',
    cure: 'Answer 401 to every call that lacks a valid session, since the application asks for a new sign-in on 401 only.',
  },
  'unknown-id': {
    title: 'unknown ids that are not answered 404',
    cure: 'Answer 404 with an error body when no record has the id.',
  },
  'unlisted-status': {
    title: 'statuses that are not in the contract',
    cure: 'Answer with one of the statuses that the contract lists; if the path is elsewhere (404), move it with --overlay.',
  },
  'web-page': {
    title: 'web pages instead of data',
    cure: 'Check --base-url, and whether a proxy or a gateway answers in place of the server.',
  },
  'content-type': {
    title: 'other content types',
    cure: 'Set the Content-Type that the contract names, for errors too.',
  },
  'not-json': {
    title: 'bodies that are empty or not JSON',
    cure: 'Send the complete JSON body that the contract describes.',
  },
  'unexpected-body': {
    title: 'bodies where the contract has none',
    cure: 'End the response after its headers, or answer with a status that has a body.',
  },
  envelope: {
    title: 'responses inside an envelope',
    cure: 'Send the inner value as the whole body, or remove the envelope in a gateway in front of the server.',
  },
  'error-shape': {
    title: 'errors of another shape',
    cure: 'Send every error as {"error":{"code":"…","message":"…"}}.',
  },
  header: {
    title: 'headers that are missing or malformed',
    cure: 'Send the header with a value of the type that the contract names.',
  },
  cors: {
    title: 'responses that a browser withholds from the application',
    cure: 'Set the CORS headers of docs/integration.md on every response: on errors and on preflights too.',
  },
  'number-as-text': {
    title: 'numbers sent as text',
    cure: 'Send the value as a JSON number, without quotation marks.',
  },
  'text-as-number': {
    title: 'text sent as numbers',
    cure: 'Send the value as a JSON string, in quotation marks, also when it has digits only.',
  },
  boolean: {
    title: 'true and false sent as text or numbers',
    cure: 'Send the JSON values true and false, without quotation marks.',
  },
  'null-list': {
    title: 'null instead of a list',
    cure: 'Send [] for an empty list.',
  },
  'null-value': {
    title: 'null instead of a value',
    cure: 'Send a value, or omit the property if the contract does not require it.',
  },
  type: {
    title: 'values of another type',
    cure: 'Send the value in the type that the contract names.',
  },
  'missing-property': {
    title: 'missing properties',
    cure: 'Send the property, with null where the contract allows it, because the application reads it.',
  },
  'unlisted-value': {
    title: 'values that the contract does not list',
    cure: 'Map the value to one that the contract lists at that place.',
  },
  'forbidden-property': {
    title: 'properties that the contract forbids',
    cure: 'Remove the property: the contract lists everything that this object may have.',
  },
  time: {
    title: 'times in another format',
    cure: 'Send times with an offset, such as 2026-01-31T09:00:00Z.',
  },
  format: {
    title: 'values in another format',
    cure: 'Send the value in the format that the contract names.',
  },
  limit: {
    title: 'values outside the limits of the contract',
    cure: 'Compare the value with the length, the range or the pattern at that place in the contract.',
  },
  slow: {
    title: 'slow calls',
    cure: 'Make the call faster, or raise --slow if this time is acceptable.',
  },
  'extra-property': {
    title: 'extra properties',
    cure: 'The application ignores them: check for misspelled names, and remove data that the browser should not receive.',
  },
  'missing-chosen': {
    title: 'optional properties that are missing',
    cure: 'You may leave this as it is: the application works without them and shows less.',
  },
} as const satisfies Record<string, CauseText>;

export type Cause = keyof typeof CAUSES;
