/** Folder of each interface language. */
export const FOLDERS: Readonly<Record<string, string>>;

/** Every picture: its path below the project's root and its text. */
export function drawnPictures(): { readonly path: string; readonly text: string }[];
