import { type RenderHookResult, act, cleanup, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { ShopProvider } from '../shop';
import type { TestShop } from './test-shop';

beforeEach(() => {
  vi.useFakeTimers();
  // The store tells its news once a frame; in a test, without waiting for one.
  vi.stubGlobal('requestAnimationFrame', queueMicrotask);
  const consoleErrors = vi.spyOn(console, 'error');

  return () => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    const said = consoleErrors.mock.calls;
    consoleErrors.mockRestore();
    // What React complains about is a defect of ours.
    expect(said).toEqual([]);
  };
});

function inShop({ services, store }: TestShop) {
  return function Shop({ children }: { readonly children: ReactNode }): ReactElement {
    return <ShopProvider shop={{ kind: 'open', services, store }}>{children}</ShopProvider>;
  };
}

/** Time passes in steps of this length, in milliseconds; between them answers arrive. */
const stepMs = 1_000;

/** Moves the time on. What React draws, and the effects of it, come at the end. */
async function turn(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Lets time pass, and with it whatever was due: timers end, answers arrive, effects follow. */
export async function advanceTime(ms = 0): Promise<void> {
  for (let passed = 0; passed <= ms; passed += stepMs) {
    await turn(Math.min(stepMs, ms - passed));
    await turn(0);
  }
}

/** Runs a hook in a shop, and lets what it asks for at once arrive. Its latest answer is `result.current`. */
export async function renderHookInShop<Props, Result>(
  shop: TestShop,
  hook: (props: Props) => Result,
  initialProps: Props,
): Promise<RenderHookResult<Result, Props>> {
  const rendered = renderHook(hook, { wrapper: inShop(shop), initialProps });
  await advanceTime();
  return rendered;
}
