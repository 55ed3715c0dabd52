import { prepareRegionNames } from '@shop/i18n';
import type { PageEntry } from '../first-calls';
import { nextStep } from '../selection';
import { isPageFresh } from './page-start';
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
  // What goes wrong here is left to the shop's code, which reads the same answer.
  paintEarlyGoods(window, shopEntry, paintGoods, isCodeThere).catch(() => undefined);
}

/** The id of the element after all that the first paint shows, for which that waits. */
const firstPaint = 'first-paint';

/** The id of the texts, which come after it. */
const texts = 'texts-critical';

/** Resolves as soon as the parser has come to an element, before the browser paints again. */
async function whenParsed(document: Document, id: string): Promise<void> {
  const isThere = (): boolean => document.getElementById(id) !== null;
  if (isThere()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Shows the goods of the last visit, or those that the early call is answered with. */
async function paintEarlyGoods(
  window: Window,
  entry: PageEntry,
  paintGoods: PaintGoods,
  isCodeThere: () => boolean,
): Promise<void> {
  const { document } = window;
  await whenParsed(document, firstPaint);
  if (isCodeThere() || paintLastGoods(document, entry, paintGoods)) return;
  await whenParsed(document, texts);
  await paintFirstGoods(window, entry, paintGoods, isCodeThere);
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
