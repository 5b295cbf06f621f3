declare module 'virtual:api-reference' {
  /** The readable contract, made by scripts/vite/api-reference.ts. */
  export const markup: string;
}
