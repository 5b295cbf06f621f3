import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { RefObject } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFollowEnd } from './use-follow-end';

const linesUpTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const LINE = 20;
const HEIGHT = 100;

/** jsdom measures nothing. */
function attach(box: RefObject<HTMLDivElement | null>, element: HTMLDivElement | null, height: number): void {
  box.current = element;
  if (!element) return;
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, value: height },
    clientHeight: { configurable: true, value: HEIGHT },
    scrollTop: {
      configurable: true,
      get: () => Math.min(Number(element.dataset['top'] ?? 0), height - HEIGHT),
      set: (top: number) => {
        element.dataset['top'] = String(top);
      },
    },
  });
}

function Log({ count }: { readonly count: number }) {
  const { box, follow, setFollow, onScroll } = useFollowEnd(linesUpTo(count));
  return (
    <>
      <div
        ref={(element) => attach(box, element, count * LINE)}
        data-testid="log"
        data-follow={follow}
        onScroll={onScroll}
      />
      <button type="button" onClick={() => setFollow(true)}>
        Follow
      </button>
    </>
  );
}

afterEach(cleanup);

test('a log follows its end, and lines that come before the event of a scroll do not undo the scroll', () => {
  const { getByTestId, getByRole, rerender } = render(<Log count={50} />);
  const log = getByTestId('log');
  expect(log.scrollTop).toBe(50 * LINE - HEIGHT);
  rerender(<Log count={60} />);
  expect(log.scrollTop).toBe(60 * LINE - HEIGHT);

  log.scrollTop = 0;
  rerender(<Log count={70} />);
  expect(log.scrollTop).toBe(0);
  fireEvent.scroll(log);
  expect(log.dataset['follow']).toBe('false');
  rerender(<Log count={80} />);
  expect(log.scrollTop).toBe(0);

  act(() => getByRole('button').click());
  expect(log.scrollTop).toBe(80 * LINE - HEIGHT);
});

test('a log that becomes shorter still follows its end', () => {
  const { getByTestId, rerender } = render(<Log count={50} />);
  rerender(<Log count={20} />);
  expect(getByTestId('log').scrollTop).toBe(20 * LINE - HEIGHT);
});
