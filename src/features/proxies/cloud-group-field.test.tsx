import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client';
import { ParameterControlType, ParameterDataType } from '#src/contract/enums.gen';
import { startLanguages } from '#src/i18n/init';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { letTimePass } from '#tests/fixtures/let-time-pass';
import { startEmulator, type TestEmulator } from '#tests/fixtures/start-emulator';
import { templateParameter } from '#tests/fixtures/template-parameter';
import { CloudGroupField } from './cloud-group-field';

let emulator: TestEmulator;

beforeEach(async () => {
  await startLanguages('en-US');
  vi.useFakeTimers();
  emulator = await startEmulator();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider theme="light" motion={false}>
        <CloudGroupField
          parameter={templateParameter({
            DisplayText: 'Group',
            DataType: ParameterDataType.OperateCloudGroup,
            ControlType: ParameterControlType.Dropdown,
          })}
          value=""
          disabled={false}
          onChange={() => undefined}
          onFocus={() => undefined}
          onBlur={() => undefined}
        />
      </UiProvider>
    </QueryClientProvider>,
  );
const retryButton = () => screen.getByRole('button', { name: 'Try again' });
const requestCount = () => emulator.sent('listClusterGroups').length;

test.each([429, 503] as const)(
  'Retry-After of a %i disables the retry button, which keeps the focus',
  async (status) => {
    emulator.fail('listClusterGroups', { kind: 'status', status, retryAfter: 3, times: 1 });
    draw();
    await letTimePass(emulator, 500);
    const button = retryButton();
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Try again in \d seconds?\.$/,
    );
    fireEvent.click(button);
    expect(requestCount()).toBe(1);

    await letTimePass(emulator, 3_000);
    expect(retryButton().getAttribute('aria-disabled')).toBeNull();
    expect(document.activeElement).toBe(retryButton());
    fireEvent.click(retryButton());
    await letTimePass(emulator, 500);
    expect(requestCount()).toBe(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
