import { isPrice } from './is-price';

/** A stretch of work that blocked the main thread, in milliseconds since navigation. */
interface Task {
  readonly start: number;
  readonly duration: number;
}

/** What the page notes about its own visit. Times are milliseconds since navigation; null for never. */
export interface Noted {
  firstPaint: number | null;
  largestPaint: number | null;
  /** Sum of all unexpected layout shifts. */
  shifts: number;
  longTasks: Task[];
  /** When the first goods with a price, or the first game, were painted. */
  goodsShown: number | null;
  /** When they could be chosen: React listens to them. */
  goodsReady: number | null;
  /** When the button that opens the payment was painted, and React listened to it. */
  buyShown: number | null;
  /** When the player first touched the page. */
  tapped: number | null;
  /** When the first payment channel was painted. */
  channelsShown: number | null;
}

/** TypeScript's library does not declare it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    visit: { readonly noted: Noted; readonly buyPoint: () => { x: number; y: number } | null };
  }
}

const noted: Noted = {
  firstPaint: null,
  largestPaint: null,
  shifts: 0,
  longTasks: [],
  goodsShown: null,
  goodsReady: null,
  buyShown: null,
  tapped: null,
  channelsShown: null,
};

function isShift(entry: PerformanceEntry): entry is LayoutShift {
  return entry.entryType === 'layout-shift';
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(onEntry);
  }).observe({ type, buffered: true });
}

/** React marks the nodes it has rendered or hydrated with a property of its own. */
function isReact(node: Element): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactProps$'));
}

function isShown(node: Element): boolean {
  return node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether the address is that of a step of the old version. */
function isAt(path: string): boolean {
  return location.pathname === path;
}

/** Returns the first game on the page of games, where the old version begins. */
function firstGame(): HTMLButtonElement | null {
  return isAt('/selectGame') ? document.querySelector('main section li button') : null;
}

/** Returns the first goods with a price; their radio itself is transparent, so the tile counts. */
function pricedGoods(): Element | undefined {
  return [...document.querySelectorAll('#goods label:has([type=radio])')].find(
    (tile) => isPrice(tile.textContent) && isShown(tile),
  );
}

function areGoodsReady(): boolean {
  const control = firstGame() ?? pricedGoods()?.querySelector('input');
  return control !== null && control !== undefined && !control.disabled && isReact(control);
}

function areChannelsShown(): boolean {
  const within = isAt('/recharge') ? 'main section' : '[role=dialog]';
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
function buyPoint(): { x: number; y: number } | null {
  const button = buyButton();
  if (noted.buyShown === null || button === undefined) return null;
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

/** Milestones that a frame has shown. */
const reached = new Set<string>();

function look(at: number): void {
  for (const { name, isReached } of milestones) {
    if (reached.has(name) || !isReached()) continue;
    reached.add(name);
    noted[name] = at;
  }
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
observe('layout-shift', (entry) => {
  if (isShift(entry) && !entry.hadRecentInput) noted.shifts += entry.value;
});
observe('longtask', ({ startTime, duration }) => {
  noted.longTasks.push({ start: startTime, duration });
});
addEventListener(
  'pointerdown',
  ({ timeStamp }) => {
    noted.tapped ??= timeStamp;
  },
  { capture: true },
);
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
