import { act, fireEvent, render, screen } from '@testing-library/react';
import { TranslationProvider, useTranslation } from '#src/i18n/use-translation';
import { beforeAll, expect, test } from 'vitest';
import { startLanguages, switchLanguage } from '#src/i18n/init';
import type { DemoControl } from './control';
import { loadDemoTexts } from './demo-texts';
import { PanelProvider, Refusal, usePanel } from './panel-context';

beforeAll(async () => {
  await startLanguages('en-US');
  await loadDemoTexts();
});

function Actions() {
  const { t } = useTranslation('demo');
  const panel = usePanel();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void panel.runAction(
            () => Promise.resolve(),
            () => t(($) => $.clock.moved),
          )
        }
      >
        move
      </button>
      <button
        type="button"
        onClick={() => void panel.runAction(() => Promise.reject(new Refusal(() => t(($) => $.clock.nothingNext))))}
      >
        refuse
      </button>
    </>
  );
}

test('messages and refusals of the panel follow the language', async () => {
  render(
    <PanelProvider control={{} as DemoControl}>
      <Actions />
    </PanelProvider>,
    { wrapper: TranslationProvider },
  );
  const status = () => screen.getByRole('status').textContent;
  const messages: (string | null)[] = [];
  for (const name of ['move', 'refuse']) {
    await act(() => switchLanguage('en-US'));
    fireEvent.click(screen.getByRole('button', { name }));
    await expect.poll(status).not.toBe(messages.at(-2) ?? '');
    messages.push(status());
    await act(() => switchLanguage('de-DE'));
    await loadDemoTexts();
    await expect.poll(status).not.toBe(messages.at(-1));
    messages.push(status());
  }
  expect(new Set(messages).size).toBe(4);
});
