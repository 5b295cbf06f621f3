import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useWantedSearch } from './use-wanted-search';

function Letters() {
  const { search, wanted, ask } = useWantedSearch();
  return (
    <>
      <output aria-label="address">{search.get('letters')}</output>
      <output aria-label="wanted">{wanted.get('letters')}</output>
      {['a', 'b', 'c'].map((letter) => (
        <button
          type="button"
          key={letter}
          onClick={() => {
            ask(new URLSearchParams({ letters: (wanted.get('letters') ?? '') + letter }));
          }}
        >
          {letter}
        </button>
      ))}
    </>
  );
}

afterEach(cleanup);

test('TASK-08 choices made while the address is still on its way add up', async () => {
  let answer: (() => void) | undefined;
  const loader = () => new Promise<null>((done) => (answer = () => done(null)));
  const router = createMemoryRouter([{ path: '/', loader, element: <Letters /> }], {
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  const says = (name: string) => screen.getByRole('status', { name }).textContent;
  for (const letter of ['a', 'b', 'c']) fireEvent.click(screen.getByRole('button', { name: letter }));
  expect([says('wanted'), says('address')]).toEqual(['abc', '']);
  answer?.();
  await expect.poll(() => says('address')).toBe('abc');
  // What the address becomes in another way counts.
  await Promise.all([router.navigate('/?letters=z'), Promise.resolve().then(() => answer?.())]);
  await expect.poll(() => says('wanted')).toBe('z');
});
