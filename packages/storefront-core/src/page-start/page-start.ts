import type { StorefrontVersion } from '@shop/brands/version';
import { prepareRegionNames } from '@shop/i18n';
import { markPlayer, markRecipient, markSdkView, nextTask } from '../browser';
import type { EntryRoutes } from '../entry';
import { readShopEntry, startFirstCalls, startReplenishCalls } from '../first-calls';
import { paintGameColours } from '../game-page';
import { causeOfLoss } from '../lost-code';
import { nextStep } from '../selection';
import { keepStartFailure } from '../start-failure';
import type { ShopStorage } from '../storage';
import { keepEarlyPress } from './early-press';
import { lacksFeatures } from './lacks-features';
import type { PaintEarlyGoods } from './paint-early-goods';

/** The id of the element with the addresses of the shop's files. */
const codeElement = 'shop-code';

/** Marks a page whose prerendered content does not fit the visit; the styles hide it. */
const mark = 'data-start';

/** Whether the shop is to be rendered afresh instead of over the prerendered content. */
export function isPageFresh(document: Document): boolean {
  return document.documentElement.hasAttribute(mark);
}

/**
 * Runs inside the page, in its head, before any file has arrived. It reads what the visit follows from,
 * hides prerendered content that does not fit it, starts the first calls, loads what paints goods and then the shop's
 * code, and keeps what is pressed before the code is there. Where only buying is left to do, it also fetches the code of
 * the payment.
 *
 * @param version - Which of the two storefronts it is.
 * @param routes - The paths of that storefront.
 * @param goodsGridId - The id of the element with the goods and their types.
 */
export function startPage(
  window: Window & typeof globalThis,
  version: StorefrontVersion,
  routes: EntryRoutes,
  goodsGridId: string,
): void {
  begin(window, version, routes, goodsGridId);
  window.hasShopBegun = true;
}

function begin(
  window: Window & typeof globalThis,
  version: StorefrontVersion,
  routes: EntryRoutes,
  goodsGridId: string,
): void {
  const { document } = window;
  const page = document.documentElement;
  const entry = readShopEntry(window, routes, version);
  if (entry === null) {
    page.setAttribute(mark, 'fresh');
    return;
  }
  window.shopEntry = entry;
  paintGameColours(document, entry);
  const { area, choices, isHome, path, query, step, storage, language } = entry;
  // An old browser cannot do this before the polyfills are there, and then the shop's code does it.
  const canStartEarly = !lacksFeatures(window);
  if (canStartEarly) startFirstCalls(window, entry, routes);
  if (path === routes.replenishGoods && canStartEarly) startReplenishCalls(window, entry);
  const fits = path === page.dataset['page'] && area !== null && language === page.lang;
  if (!fits) page.setAttribute(mark, 'fresh');
  const next = nextStep(choices.selection, choices.user !== null);
  if (next === 'goods' || next === 'buy') markRecipient(page);
  if (next === 'buy' && canStartEarly && (isHome || step !== null))
    preparePayment(window, language);
  if (choices.user !== null) markPlayer(page);
  if (query.isSdkView) markSdkView(page);

  const hasGoods = isHome || step === 'select-goods';
  let isCodeThere = false;
  if (hasGoods && canStartEarly && fits)
    showEarlyGoods(window, choices.selection.game !== null, () => isCodeThere);
  const earlyPress = keepEarlyPress(document, goodsGridId);
  document.addEventListener('DOMContentLoaded', () => {
    whenPainted(window, () => {
      const takeBack = tellIfLate(window);
      loadCode(window, () => {
        isCodeThere = true;
        takeBack();
      }).then(earlyPress.repeat, (error: unknown) => {
        earlyPress.forget();
        void failToStart(window, storage, error);
      });
    });
  });
}

/** How long the page may be deaf to presses. A file that hangs in the network fails after minutes, or never. */
const maxWaitMs = 20_000;

/** Says that the shop does not start if its code takes too long. Returns how to take that back: the code is there. */
function tellIfLate(window: Window): () => void {
  let isTold = false;
  const timer = window.setTimeout(() => {
    isTold = true;
    window.reportFailure?.('start', 'slow');
    window.tellStartFailure?.('slow');
  }, maxWaitMs);
  return () => {
    window.clearTimeout(timer);
    if (isTold) window.tellStartFailure?.(null);
  };
}

/** Says and reports that the shop does not start. */
async function failToStart(window: Window, storage: ShopStorage, error: unknown): Promise<void> {
  const { reason, forget } = keepStartFailure(storage, error);
  window.reportFailure?.('start', reason, forget);
  window.tellStartFailure?.(await causeOfLoss(error, window.document));
}

/** The id of the element after all that the first paint shows, for which that waits. */
const firstTexts = 'texts-critical';

/** Calls back as soon as the parser has come to an element. */
function whenParsed(document: Document, id: string, callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.getElementById(id) === null) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The longest wait for a frame, which a page that is out of sight does not get. */
const maxFrameWaitMs = 100;

/** The longest that the first paint waits for the module that paints the goods of the last visit. */
const maxGoodsWaitMs = 100;

/**
 * Has a module of its own paint goods as soon as it is there and their place is parsed. Without it the goods are shown by
 * the shop's code. The first paint waits a moment for it where there may be goods of the last visit: the
 * browser has the module from that visit.
 */
function showEarlyGoods(window: Window, mayBeKept: boolean, isCodeThere: () => boolean): void {
  const { document } = window;
  const address = document.getElementById(codeElement)?.dataset['goods'];
  if (address === undefined) return;
  if (mayBeKept) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.setAttribute('blocking', 'render');
    document.head.append(script);
    window.setTimeout(() => {
      script.removeAttribute('blocking');
    }, maxGoodsWaitMs);
  }
  const module: Promise<unknown> = import(/* @vite-ignore */ address);
  // Otherwise a file that does not come would be an error of the page.
  module.catch(() => undefined);
  whenParsed(document, firstTexts, () => {
    module.then(
      (goods) => {
        if (canPaint(goods)) goods.paint(window, isCodeThere);
      },
      () => undefined,
    );
  });
}

function canPaint(module: unknown): module is { readonly paint: PaintEarlyGoods } {
  return typeof module === 'object' && module !== null && 'paint' in module;
}

/** Calls back once what the document shows is painted: code from the cache would run before that. */
function whenPainted(window: Window, callback: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) callback();
    isDone = true;
  };
  window.requestAnimationFrame(() => window.setTimeout(once));
  window.setTimeout(once, maxFrameWaitMs);
}

/**
 * Loads the code, in an old browser after the polyfills, and starts the shop in a task after that. The code
 * exports `start`, which rejects if the shop cannot start.
 *
 * @param onCode - Called when the code has arrived.
 */
async function loadCode(window: Window & typeof globalThis, onCode: () => void): Promise<void> {
  const addresses = window.document.getElementById(codeElement);
  const load = (attribute: string): Promise<unknown> => {
    const address = addresses?.getAttribute(attribute);
    if (typeof address !== 'string') throw new Error(`The page has no ${attribute} of its code.`);
    return import(/* @vite-ignore */ address);
  };
  if (lacksFeatures(window)) await load('data-polyfills');
  const code = await load('href');
  onCode();
  await nextTask();
  if (isShopCode(code)) await code.start();
}

function isShopCode(code: unknown): code is { readonly start: () => Promise<void> } {
  return typeof code === 'object' && code !== null && 'start' in code;
}

/**
 * Prepares the payment once the first calls have ended. The answer with its code then begins when the shop's own code
 * has arrived; fetched at once it would delay that on a slow network, and so the goods. Meanwhile the processor has
 * nothing else to do.
 */
function preparePayment({ document, shopFirstCalls = [] }: Window, language: string): void {
  const prepare = (): void => {
    const files = document.getElementById(codeElement)?.dataset['payment']?.split(' ') ?? [];
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
