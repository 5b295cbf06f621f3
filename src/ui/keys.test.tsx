import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import { Keys } from './keys';

const keys = ['Ctrl', 'Shift', 'Home', 'End', 'Enter', 'Esc', 'K'];

test.each([
  ['en-US', keys],
  ['de-DE', ['Strg', 'Umschalt', 'Pos1', 'Ende', 'Eingabe', 'Esc', 'K']],
  ['fr-FR', ['Ctrl', 'Maj', 'Origine', 'Fin', 'Entrée', 'Échap', 'K']],
] as const)('keys have the names of a keyboard in %s', async (language, names) => {
  await startLanguages('en-US');
  await switchLanguage(language);
  const { container } = render(<Keys keys={keys} />);
  expect([...container.querySelectorAll('kbd')].map((cap) => cap.textContent)).toEqual(names);
});
