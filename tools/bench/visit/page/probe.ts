/** What the page notes about its own visit. Times are milliseconds since navigation. */
export interface Noted {
  firstPaint?: number;
  largestPaint?: number;
  /** Sum of all unexpected layout shifts. */
  shifts: number;
  /** Stretches of work that blocked the main thread. */
  longTasks: { readonly start: number; readonly duration: number }[];
  /** When the first goods with a price, or the first game, were on the screen. */
  goodsShown?: number;
  /** When they could be chosen: React listens to them. */
  goodsReady?: number;
  /** When the button that opens the payment was painted, and React listened to it. */
  buyShown?: number;
  /** When the first payment channel was painted. */
  channelsShown?: number;
}

/** A place on the screen, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  /** What layout shifts and painted elements have; TypeScript's library does not declare these two yet. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly renderTime?: number;
    readonly element?: Element | null;
  }

  interface Window {
    visit: {
      readonly noted: Noted;
      /** Resolves with where to tap to open the payment, as soon as a player can see that and reach it. */
      readonly buyPoint: () => Promise<Point>;
    };
  }
}

const noted: Noted = { shifts: 0, longTasks: [] };

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(onEntry);
  }).observe({ type, buffered: true });
}

/** Returns whether a text contains an amount with a currency symbol, for example `300 Gems $4.99`. */
function isPrice(text: string): boolean {
  return /\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text);
}

/** React marks the nodes it has rendered or hydrated with a property of its own. */
function isReact(node: Element): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactProps$'));
}

function isShown(node: Element): boolean {
  return node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Returns the first game on the page of games, where the old version begins. */
function firstGame(): HTMLButtonElement | null {
  return location.pathname === '/selectGame'
    ? document.querySelector('main section li button')
    : null;
}

/** Returns the goods with a price; their radio itself is transparent, so the tile counts. */
function pricedTiles(): Element[] {
  return [...document.querySelectorAll('#goods label:has([type=radio])')].filter((tile) =>
    isPrice(tile.textContent),
  );
}

/** Returns the first goods with a price that are visible. */
function pricedGoods(): Element | undefined {
  return pricedTiles().find(isShown);
}

function areGoodsReady(): boolean {
  const control = firstGame() ?? pricedGoods()?.querySelector('input');
  return control !== null && control !== undefined && !control.disabled && isReact(control);
}

function areChannelsShown(): boolean {
  const within = location.pathname === '/recharge' ? 'main section' : '[role=dialog]';
  const controls = document.querySelectorAll(`${within} li :is([type=radio], button)`);
  return [...controls].some((control) => isShown(control.closest('li') ?? control));
}

/** Returns the page's button that opens the payment, once React listens to it. */
function buyButton(): Element | undefined {
  return [...document.querySelectorAll('button')].find(
    (button) =>
      button.textContent.startsWith('Buy') &&
      isReact(button) &&
      button.closest('[role=dialog]') === null,
  );
}

/** Returns where to tap to open the payment; null until a player can see it and reach it. */
function findBuyPoint(): Point | null {
  const button = buyButton();
  if (noted.buyShown === undefined || button === undefined) return null;
  const { left, top, width, height } = button.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  // A popup may cover it.
  return button.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}

const milestones = [
  { name: 'goodsShown', isReached: () => (firstGame() ?? pricedGoods()) !== undefined },
  { name: 'goodsReady', isReached: areGoodsReady },
  { name: 'buyShown', isReached: () => buyButton() !== undefined },
  { name: 'channelsShown', isReached: areChannelsShown },
] as const;

/** Called after the next look. */
let lookedAgain = (): void => undefined;

function look(at: number): void {
  for (const { name, isReached } of milestones)
    if (noted[name] === undefined && isReached()) noted[name] = at;
  lookedAgain();
}

async function buyPoint(): Promise<Point> {
  for (;;) {
    const point = findBuyPoint();
    if (point !== null) return point;
    await new Promise<void>((resolve) => {
      lookedAgain = resolve;
    });
  }
}

/** Whether the browser was asked for the time when the goods are painted. */
let areGoodsTimed = false;

/**
 * Has the browser note when the first goods are painted, if the frame that begins has some: it knows better
 * than a look that waits for its turn after the frame.
 */
function timeGoods(): void {
  if (areGoodsTimed) return;
  const goods = firstGame() ?? pricedTiles()[0];
  if (goods === undefined) return;
  areGoodsTimed = true;
  for (const element of [goods, ...goods.querySelectorAll('*')])
    element.setAttribute('elementtiming', 'goods');
}

let isFrameAwaited = false;
let hasChanged = false;

/**
 * Looks at the document once the next frame is made, so that looking delays no frame. What has changed
 * since that frame began is looked at after another one.
 */
function lookAfterFrame(): void {
  hasChanged = true;
  if (isFrameAwaited) return;
  isFrameAwaited = true;
  requestAnimationFrame(() => {
    timeGoods();
    hasChanged = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isFrameAwaited = false;
      if (hasChanged) lookAfterFrame();
      else look(performance.now());
    };
    port2.postMessage(null);
  });
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') noted.firstPaint = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  noted.largestPaint = startTime;
});
observe('element', ({ element, renderTime = 0 }) => {
  const text = element?.textContent ?? '';
  if (renderTime > 0 && (location.pathname === '/selectGame' ? text !== '' : isPrice(text)))
    noted.goodsShown = Math.min(noted.goodsShown ?? Infinity, renderTime);
});
observe('layout-shift', ({ value = 0, hadRecentInput }) => {
  if (hadRecentInput === false) noted.shifts += value;
});
observe('longtask', ({ startTime, duration }) => {
  noted.longTasks.push({ start: startTime, duration });
});
// Attributes too: what was hidden may be revealed.
new MutationObserver(lookAfterFrame).observe(document, {
  attributes: true,
  childList: true,
  subtree: true,
});
/** How many frames what fades in may stay transparent: browsers paint an animation's first value until it runs. */
const maxTransparentFrames = 10;

/** Looks after each of the next frames, since what fades in becomes visible without any change of the document. */
function lookAfterFrames(frames: number): void {
  lookAfterFrame();
  if (frames > 1)
    requestAnimationFrame(() => {
      lookAfterFrames(frames - 1);
    });
}

for (const begin of ['animationstart', 'transitionrun'])
  addEventListener(
    begin,
    () => {
      lookAfterFrames(maxTransparentFrames);
    },
    { capture: true },
  );
for (const end of ['animationend', 'transitionend'])
  addEventListener(end, lookAfterFrame, { capture: true });
window.visit = { noted, buyPoint };
