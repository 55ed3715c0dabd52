/**
 * Whether a browser lacks something that the shop needs and the polyfills bring
 * (`packages/storefront-build/src/old-browsers/polyfills.ts`). It runs inside the page, so it asks only
 * for what came last to some browser; the rest came earlier.
 */
export function lacksFeatures(window: Window & typeof globalThis): boolean {
  const { Array, Object, Promise, String, crypto, navigator } = window;
  const has = (owner: object, ...names: readonly string[]): boolean =>
    names.every((name) => name in owner);
  return !(
    has(window, 'AbortController', 'PointerEvent', 'ResizeObserver', 'WeakRef', 'queueMicrotask') &&
    has(crypto, 'randomUUID') &&
    has(navigator, 'clipboard') &&
    has(Object, 'fromEntries', 'hasOwn') &&
    has(Promise, 'allSettled') &&
    has(Array.prototype, 'at', 'flatMap') &&
    has(String.prototype, 'replaceAll', 'trimStart')
  );
}

/**
 * Whether a browser has what came last to all of them: to Chrome `Object.hasOwn` (93), to Firefox and Safari `randomUUID`
 * (95, 15.4). It then has the rest as well, unless that was taken away, as the clipboard is where there is no encryption.
 * The script in the page leaves every other browser to {@link lacksFeatures}.
 */
export function hasNewestFeatures({
  Object,
  crypto,
  navigator,
}: Window & typeof globalThis): boolean {
  return 'hasOwn' in Object && 'randomUUID' in crypto && 'clipboard' in navigator;
}
