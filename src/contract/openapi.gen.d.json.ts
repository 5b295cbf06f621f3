/** The bundled contract as plain data. Declared, so that the type checker need not work out the type of a file this long. */
interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

declare const document: ContractDocument;
export default document;
