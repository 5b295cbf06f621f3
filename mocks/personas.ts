/** The seeded people that a demo, a story or a test can be. `userId` is undefined for the visitor. */
export const personas = {
  visitor: { userId: undefined },
  free: { userId: '10001' },
  basic: { userId: '10009' },
  standard: { userId: '10002' },
  professional: { userId: '10003' },
  enterprise: { userId: '10031' },
  enterprisePlus: { userId: '10004' },
  enterpriseChild: { userId: '10140' },
  expired: { userId: '10099' },
  noPlan: { userId: '10000' },
} as const satisfies Record<string, { readonly userId: string | undefined }>;

export type PersonaName = keyof typeof personas;

/** Every persona's name. */
export const personaNames = Object.keys(personas) as PersonaName[];

/** Whether a text is the name of a persona. */
export const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name);
