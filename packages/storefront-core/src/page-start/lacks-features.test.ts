// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { hasNewestFeatures, lacksFeatures } from './lacks-features';

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

it('is true without Object.hasOwn, which is all that Chrome 92 lacks', () => {
  // jsdom itself needs it.
  const older = new Proxy(Object, { has: (real, name) => name !== 'hasOwn' && name in real });
  const inOlder = new Proxy(window, {
    get: (real, name): unknown => (name === 'Object' ? older : Reflect.get(real, name)),
  });
  expect([lacksFeatures(inOlder), hasNewestFeatures(inOlder)]).toEqual([true, false]);
  expect([lacksFeatures(window), hasNewestFeatures(window)]).toEqual([false, true]);
});
