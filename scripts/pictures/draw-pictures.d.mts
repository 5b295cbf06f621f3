/** Folder by language code. */
export const FOLDERS: Readonly<Record<string, string>>;

/** `path` is relative to the project's root, `text` is the SVG. */
export function drawnPictures(): { readonly path: string; readonly text: string }[];
