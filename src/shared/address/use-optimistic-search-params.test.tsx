import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOptimisticSearchParams } from './use-optimistic-search-params';

let firstRequest: ReturnType<typeof useOptimisticSearchParams>['ask'] | undefined;

function Letters() {
  const { search, wanted, ask } = useOptimisticSearchParams();
  const [first] = useState(() => ask);
  useEffect(() => {
    firstRequest = first;
  }, [first]);
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

function renderLetters() {
  let done: (() => void) | undefined;
  const loader = () => new Promise<null>((resolve) => (done = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/', loader, element: <Letters /> }], {
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  return { router, answer: () => done?.(), says: (name: string) => screen.getByRole('status', { name }).textContent };
}

test('choices that are made during a navigation add up', async () => {
  const { router, answer, says } = renderLetters();
  for (const letter of ['a', 'b', 'c']) fireEvent.click(screen.getByRole('button', { name: letter }));
  expect([says('wanted'), says('address')]).toEqual(['abc', '']);
  answer();
  await expect.poll(() => says('address')).toBe('abc');
  await Promise.all([router.navigate('/?letters=z'), Promise.resolve().then(() => answer())]);
  await expect.poll(() => says('wanted')).toBe('z');
});

test('a choice made just before the address took the previous one is kept', async () => {
  const { answer, says } = renderLetters();
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  answer();
  await expect.poll(() => says('address')).toBe('a');
  act(() => firstRequest?.(new URLSearchParams({ letters: 'ab' })));
  expect([says('wanted'), says('address')]).toEqual(['ab', 'a']);
  fireEvent.click(screen.getByRole('button', { name: 'c' }));
  answer();
  await expect.poll(() => says('address')).toBe('abc');
  expect(says('wanted')).toBe('abc');
});
