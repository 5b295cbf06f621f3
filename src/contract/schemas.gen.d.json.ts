/** What a validator reads of the contract. Declared, because the type checker would take seconds for the file. */
declare const schemas: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};
export default schemas;
