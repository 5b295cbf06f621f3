export function writeSite(root: string, out: string, storybook: string): Promise<void>;
