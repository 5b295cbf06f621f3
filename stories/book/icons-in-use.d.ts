declare module 'virtual:icons-in-use' {
  import type { ComponentType } from 'react';

  /** Every icon that the application imports, made by scripts/vite/icons-in-use.ts; `count` is the number of files. */
  export const icons: readonly {
    readonly name: string;
    readonly count: number;
    readonly Icon: ComponentType;
  }[];
}
