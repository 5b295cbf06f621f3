// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.

/** Ids of other nouns that the requests of a noun carry: by noun, then by the noun whose records they name. */
export const nounIds: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  exports: { tasks: ['taskId'] },
  proxies: { tasks: ['taskId'] },
  runs: { tasks: ['taskId'] },
  tasks: { templates: ['templateId', 'templateRegistrationId'] },
};
