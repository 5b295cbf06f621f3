import { defineConfig } from 'i18next-cli';

/** `npm run i18n:extract` adds missing keys. It removes none, since it cannot see computed keys. */
export default defineConfig({
  locales: ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'ja-JP', 'ko-KR'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['**/*.test.{ts,tsx}', '**/*.gen.ts'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'ui',
    removeUnusedKeys: false,
    sort: false,
  },
  lint: {
    acceptedTags: 'all',
    checkConcatenation: 'error',
    acceptedAttributes: [
      'alt',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'placeholder',
      'title',
      'label',
      'description',
    ],
  },
});
