import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useTranslation } from '#src/i18n/use-translation';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import type { DemoControl } from './control';
import { loadDemoTexts } from './demo-texts';
import { PanelProvider, Refusal, usePanel } from './panel-context';

beforeAll(async () => {
  await startLanguages('en-US');
  await loadDemoTexts();
});
afterEach(cleanup);

function Actions() {
  const { t } = useTranslation('demo');
  const panel = usePanel();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void panel.act(
            () => Promise.resolve(),
            () => t(($) => $.clock.moved),
          )
        }
      >
        move
      </button>
      <button
        type="button"
        onClick={() => void panel.act(() => Promise.reject(new Refusal(() => t(($) => $.clock.nothingNext))))}
      >
        refuse
      </button>
    </>
  );
}

test('what the panel says, and why it refused, follows the language', async () => {
  render(
    <PanelProvider control={{} as DemoControl}>
      <Actions />
    </PanelProvider>,
  );
  const said = () => screen.getByRole('status').textContent;
  const sayings: (string | null)[] = [];
  for (const name of ['move', 'refuse']) {
    await act(() => switchLanguage('en-US'));
    fireEvent.click(screen.getByRole('button', { name }));
    await expect.poll(said).not.toBe(sayings.at(-2) ?? '');
    sayings.push(said());
    await act(() => switchLanguage('de-DE'));
    await loadDemoTexts();
    await expect.poll(said).not.toBe(sayings.at(-1));
    sayings.push(said());
  }
  expect(new Set(sayings).size).toBe(4);
});
