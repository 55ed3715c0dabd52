import type { BrowserContext } from '@playwright/test';

/**
 * Takes away what Chrome 64 or Safari 12.0 lack, before any script of a page runs: built-in methods, and
 * objects of the browser. Their syntax cannot be taken away; the build checks it.
 */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const lacking: readonly (readonly [owner: object, ...names: readonly string[]])[] = [
      [
        window,
        ...['AbortController', 'AbortSignal', 'AggregateError', 'BigInt', 'BroadcastChannel'],
        ...['CompressionStream', 'FinalizationRegistry', 'IntersectionObserver', 'PointerEvent'],
        ...['ResizeObserver', 'SharedArrayBuffer', 'WeakRef', 'navigation', 'queueMicrotask'],
        ...['reportError', 'requestIdleCallback', 'scheduler', 'structuredClone', 'trustedTypes'],
        ...['visualViewport'],
      ],
      [Array, 'fromAsync'],
      [
        Array.prototype,
        ...['at', 'findLast', 'findLastIndex', 'flat', 'flatMap', 'toReversed', 'toSorted'],
        ...['toSpliced', 'values', 'with'],
      ],
      [Crypto.prototype, 'randomUUID'],
      [Document.prototype, 'getAnimations', 'replaceChildren', 'startViewTransition'],
      [
        Element.prototype,
        ...['animate', 'checkVisibility', 'getAnimations', 'replaceChildren', 'toggleAttribute'],
      ],
      [HTMLElement.prototype, 'inert', 'popover'],
      [HTMLFormElement.prototype, 'requestSubmit'],
      [
        Intl,
        'DisplayNames',
        'ListFormat',
        'Locale',
        'PluralRules',
        'RelativeTimeFormat',
        'Segmenter',
      ],
      [Map, 'groupBy'],
      [Navigator.prototype, 'clipboard', 'locks', 'share', 'userAgentData'],
      [Object, 'fromEntries', 'groupBy', 'hasOwn'],
      [Promise, 'allSettled', 'any', 'try', 'withResolvers'],
      [Request.prototype, 'signal'],
      [
        String.prototype,
        ...['at', 'isWellFormed', 'matchAll', 'replaceAll', 'toWellFormed', 'trimEnd', 'trimStart'],
      ],
      [Symbol.prototype, 'description'],
      [URL, 'canParse', 'parse'],
    ];
    for (const [owner, ...names] of lacking)
      for (const name of names) Reflect.deleteProperty(owner, name);
    // Safari 12 sends no pointer events.
    for (const type of ['pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout'])
      window.addEventListener(
        type,
        (event) => {
          event.stopImmediatePropagation();
        },
        true,
      );
  });
}
