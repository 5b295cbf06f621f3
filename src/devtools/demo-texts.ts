import { addTexts, textFiles } from '#src/i18n/init';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/demo.json', { import: 'default' });
let loading: Promise<void> | undefined;

export function loadDemoTexts(): Promise<void> {
  return (loading ??= addTexts(textFiles(files)));
}
