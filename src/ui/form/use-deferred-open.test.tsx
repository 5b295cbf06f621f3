import { renderHook } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeferredOpen } from './use-deferred-open';

// act would also finish the deferred render.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

test('a popup opens in a later render than its press', async () => {
  const { result } = renderHook(useDeferredOpen);
  flushSync(() => result.current.onOpenChange(true));
  expect(result.current.open).toBe(false);
  await expect.poll(() => result.current.open).toBe(true);
  flushSync(() => result.current.cancelPending());
  expect(result.current.open).toBe(true);
  flushSync(() => result.current.onOpenChange(false));
  expect(result.current.open).toBe(false);
});

test('a popup does not open after the field was left', async () => {
  const renders: boolean[] = [];
  const { result } = renderHook(() => {
    const deferred = useDeferredOpen();
    renders.push(deferred.open);
    return deferred;
  });
  flushSync(() => result.current.onOpenChange(true));
  flushSync(() => result.current.cancelPending());
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(renders).not.toContain(true);
});
