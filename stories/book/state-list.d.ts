declare module 'virtual:state-list' {
  export const states: readonly { readonly surface: string; readonly noun: string }[];
}
