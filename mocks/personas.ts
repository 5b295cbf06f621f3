/** Seeded users; the visitor has no `userId`. */
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

export const personaNames = Object.keys(personas) as PersonaName[];

export const isPersona = (name: string): name is PersonaName => Object.hasOwn(personas, name);
