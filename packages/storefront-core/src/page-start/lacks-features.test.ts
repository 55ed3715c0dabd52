// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { lacksFeatures } from './lacks-features';

/** Whether the window lacks features while one of them is taken away. */
function lacksWithout(owner: object, name: string): boolean {
  const descriptor = Reflect.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) throw new Error(`There is no ${name} to take away.`);
  Reflect.deleteProperty(owner, name);
  try {
    return lacksFeatures(window);
  } finally {
    Reflect.defineProperty(owner, name, descriptor);
  }
}

// jsdom lacks these itself.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', vi.fn());
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  return () => {
    vi.unstubAllGlobals();
  };
});

it('is false in a browser that has everything', () => {
  expect(lacksFeatures(window)).toBe(false);
});

it.each(['AbortController', 'PointerEvent', 'ResizeObserver', 'WeakRef', 'queueMicrotask'])(
  'is true without %s',
  (name) => {
    expect(lacksWithout(window, name)).toBe(true);
  },
);

it.each([
  ['the clipboard', navigator, 'clipboard'],
  ['Object.fromEntries', Object, 'fromEntries'],
  ['Promise.allSettled', Promise, 'allSettled'],
  ['Array.at', Array.prototype, 'at'],
  ['Array.flatMap', Array.prototype, 'flatMap'],
  ['String.replaceAll', String.prototype, 'replaceAll'],
  ['String.trimStart', String.prototype, 'trimStart'],
])('is true without %s', (_, owner, name) => {
  expect(lacksWithout(owner, name)).toBe(true);
});

it('is true without random ids', () => {
  vi.stubGlobal('crypto', {});
  expect(lacksFeatures(window)).toBe(true);
});
