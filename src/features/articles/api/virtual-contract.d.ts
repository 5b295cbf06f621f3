declare module 'virtual:contract' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module without a file cannot import by a relative path
  const document: import('#src/lib/api-reference/contract-node').ContractDocument;
  /** The contract with its words, made by scripts/vite/api-reference.ts. */
  export default document;
}
