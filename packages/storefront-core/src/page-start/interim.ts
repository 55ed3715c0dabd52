import { prepareRegionNames } from '@shop/i18n';
import { isPageFresh } from '../browser';
import type { PageEntry } from '../first-calls';
import { nextStep } from '../selection';
import { paintFirstGoods } from './paint-first-goods';
import { type PaintGoods, paintLastGoods } from './paint-last-goods';

/**
 * The interim module of an app, `src/interim.ts`: what the page does before the shop's code has arrived, but not at once. It
 * is a small file of its own that is fetched beside the first calls, whose answers take longer.
 */
export interface Interim {
  /** @param isCodeThere - Returns whether the shop's code has arrived, which shows the goods itself. */
  readonly start: (window: Window, isCodeThere: () => boolean) => void;
}

/**
 * Shows goods in the prerendered page, if it has a place for them and fits the visit, and prepares the payment where only
 * buying is left to do. See {@link Interim}.
 */
export function startInterim(
  window: Window,
  paintGoods: PaintGoods,
  isCodeThere: () => boolean,
): void {
  const { document, shopEntry } = window;
  if (shopEntry === undefined) return;
  const { choices, isHome, step } = shopEntry;
  const next = nextStep(choices.selection, choices.user !== null);
  if (next === 'buy' && (isHome || step !== null)) preparePayment(window, shopEntry);
  if (isPageFresh(document) || !(isHome || step === 'select-goods')) return;
  whenParsed(document, firstTexts, () => {
    paintEarlyGoods(window, shopEntry, paintGoods, isCodeThere);
  });
}

/** The id of the element after all that the first paint shows, for which that waits. */
const firstTexts = 'texts-critical';

/** Calls back as soon as the parser has come to an element. */
function whenParsed(document: Document, id: string, callback: () => void): void {
  const isThere = (): boolean => document.getElementById(id) !== null;
  if (isThere()) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Shows the goods of the last visit, or those that the early call is answered with. */
function paintEarlyGoods(
  window: Window,
  entry: PageEntry,
  paintGoods: PaintGoods,
  isCodeThere: () => boolean,
): void {
  if (isCodeThere() || paintLastGoods(window.document, entry, paintGoods)) return;
  // What goes wrong here is left to the shop's code, which reads the same answer.
  paintFirstGoods(window, entry, paintGoods, isCodeThere).catch(() => undefined);
}

/**
 * Prepares the payment once the first calls have ended. The answer with its code then begins when the shop's own code
 * has arrived; fetched at once it would delay that on a slow network, and so the goods. Meanwhile the processor has
 * nothing else to do.
 */
function preparePayment({ document, shopFirstCalls = [] }: Window, { language }: PageEntry): void {
  const prepare = (): void => {
    const files = document.getElementById('shop-code')?.dataset['payment']?.split(' ') ?? [];
    for (const href of files.filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.setAttribute('fetchpriority', 'low');
      document.head.append(link);
    }
    prepareRegionNames(language);
  };
  void Promise.all(shopFirstCalls.map(({ answer }) => answer())).then(prepare, prepare);
}
