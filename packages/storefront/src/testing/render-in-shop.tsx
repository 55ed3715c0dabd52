import {
  type RenderHookResult,
  type RenderResult,
  act,
  render,
  renderHook,
} from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { ShopProvider } from '../shop-provider';
import type { TestShop } from './test-shop';

function inShop({ services, store, parts }: TestShop) {
  return function Shop({ children }: { readonly children: ReactNode }): ReactElement {
    return <ShopProvider shop={{ services, store, parts }}>{children}</ShopProvider>;
  };
}

/** Time advances in steps, so that responses arrive in between. */
const stepMs = 1_000;

/** Advances the timers; React renders and runs effects at the end. */
async function turn(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Advances the time: timers fire, responses arrive, effects run. */
export async function advanceTime(ms = 0): Promise<void> {
  for (let passed = 0; passed <= ms; passed += stepMs) {
    await turn(Math.min(stepMs, ms - passed));
    await turn(0);
  }
}

/** Renders an element in a shop and waits for the responses to its first requests. */
export async function renderInShop(shop: TestShop, element: ReactElement): Promise<RenderResult> {
  // A page that suspends resumes inside `act` alone.
  const rendered = await act(() => Promise.resolve(render(element, { wrapper: inShop(shop) })));
  await advanceTime();
  return rendered;
}

/** Runs a hook in a shop and waits for the responses to its first requests. */
export async function renderHookInShop<Props, Result>(
  shop: TestShop,
  hook: (props: Props) => Result,
  initialProps: Props,
): Promise<RenderHookResult<Result, Props>> {
  const rendered = renderHook(hook, { wrapper: inShop(shop), initialProps });
  await advanceTime();
  return rendered;
}
