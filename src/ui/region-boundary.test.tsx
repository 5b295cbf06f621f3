import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { startLanguages } from '#src/i18n/init';
import { RegionBoundary } from './region-boundary';

beforeAll(() => startLanguages('en-US'));

test('a part that fails shows an error, leaves the rest intact and can be retried', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('broken on purpose');
    return <p>drawn</p>;
  };
  const onError = vi.fn();
  render(
    <>
      <p>rest</p>
      <RegionBoundary onError={onError}>
        <Part />
      </RegionBoundary>
    </>,
  );
  expect(screen.getByText('rest')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This section stopped working');
  expect(onError).toHaveBeenCalledOnce();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('drawn')).toBeTruthy();
  silenced.mockRestore();
});
