/** The share of a line's height that a line above or below may share with it: glyphs reach out of tight lines. */
const maxOverlap = 0.4;

/** An amount, as prices have it; its currency may be on the line before. */
const amount = /\d[\d,]*\.\d{2,}/g;

/** A line of a text that the player can see. */
interface Line {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

function rangeOf(node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  // What only screen readers read, and what is no text: the letter in the place of a picture.
  const isText = element.closest('[inert], [aria-hidden=true]') === null;
  return isText && getComputedStyle(element).clipPath === 'none';
}

function textNodes(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '')
      nodes.push(walker.currentNode);
  return nodes.filter(({ parentElement }) => parentElement !== null && isShown(parentElement));
}

/** Bars and popups lie over what scrolls below them, and hide it. */
function layerOf(element: Element): Element | null {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
  return null;
}

/** Whether a line is out of a box that cuts off what it has no room for, as the third line of a name is. */
function isCutOff({ element, box }: Line): boolean {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (middle.x < left || middle.x > right || middle.y < top || middle.y > bottom) return true;
  }
  return false;
}

function linesOf(node: Text): readonly Line[] {
  const element = node.parentElement;
  if (element === null) return [];
  const text = node.data.trim().slice(0, 40);
  const boxes = [...rangeOf(node, 0, node.length).getClientRects()];
  return boxes.map((box) => ({ text, element, box })).filter((line) => !isCutOff(line));
}

function areOnTop(one: Line, other: Line): boolean {
  const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  const lowest = Math.min(one.box.height, other.box.height);
  return width > 2 && height > maxOverlap * lowest;
}

function overlaps(nodes: readonly Text[]): readonly string[] {
  const lines = nodes.flatMap(linesOf);
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.element !== line.element && areOnTop(line, other))
      .filter((other) => layerOf(other.element) === layerOf(line.element))
      .map((other) => `a text is printed over another: “${line.text}”, “${other.text}”`),
  );
}

/** The share of a block that is not padding. */
const roomShare = 0.9;

/** An amount that is wider than its line breaks whatever is done. */
function isTooWide(boxes: readonly DOMRect[], element: Element): boolean {
  const width = boxes.reduce((sum, box) => sum + box.width, 0);
  const block = element.closest('p, li, button, label, dd, td, div');
  return width > roomShare * (block?.clientWidth ?? 0);
}

function brokenAmounts(nodes: readonly Text[]): readonly string[] {
  return nodes.flatMap((node) =>
    [...node.data.matchAll(amount)].flatMap(({ 0: text, index }) => {
      const boxes = [...rangeOf(node, index, index + text.length).getClientRects()];
      const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
      if (!isBroken || node.parentElement === null) return [];
      return isTooWide(boxes, node.parentElement) ? [] : [`an amount is broken: ${text}`];
    }),
  );
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
}

/** In a popup where the player chooses how to pay, a way to pay and a price are in sight without scrolling. */
function missingInSight(nodes: readonly Text[]): readonly string[] {
  const choice = document.querySelector('[role=dialog] [data-choosing=true]');
  const ways = [...(choice?.querySelectorAll('li, label') ?? [])];
  if (ways.length === 0) return [];
  const prices = nodes.flatMap((node) =>
    node.parentElement !== null && /\d\.\d{2}/.test(node.data) ? [node.parentElement] : [],
  );
  return [
    ...(ways.some(isInSight) ? [] : ['no way to pay is in sight']),
    ...(prices.some(isInSight) ? [] : ['no price is in sight']),
  ];
}

/** Bars in sight whose buttons are not: these are below the window. */
function buttonsOutOfSight(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).position === 'sticky')
    .filter((one) => one.getBoundingClientRect().top < innerHeight - 1)
    .flatMap((bar) => [...bar.querySelectorAll('button')])
    .filter((button) => isShown(button) && button.getBoundingClientRect().bottom > innerHeight + 1)
    .map(({ textContent }) => `a bar is in sight without its button: “${textContent}”`);
}

/** What sticks to an edge of the window and takes more than a third of its height. */
function highBars(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).position === 'sticky')
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top > 0 && bottom >= innerHeight)
    .map(({ top }) => (innerHeight - top) / innerHeight)
    .filter((share) => share > 0.35)
    .map((share) => `a bar takes ${String(Math.round(share * 100))} % of the window`);
}

/**
 * Names that are not whole in the window of a zoomed phone, but for those in bars, which have no room: what they name is
 * whole in the page as well.
 */
function cutNames(): readonly string[] {
  if (!matchMedia('(max-width: 14.9rem)').matches) return [];
  return [...document.querySelectorAll('*')]
    .filter((one) => /\d/.test(getComputedStyle(one).webkitLineClamp) && isShown(one))
    .filter((one) => one.closest('header:not([role=dialog] *), nav, [role=status]') === null)
    .filter((one) => layerOf(one) === null || one.closest('[role=dialog]') !== null)
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => `a name is cut off: “${textContent}”`);
}

/**
 * Returns what large text or a small window breaks: a text over another, an amount in two pieces, a name that is cut off, a
 * bar that leaves no room or whose button is out of sight, and a popup to pay in that shows no way to do so, or no price.
 */
export function findLargeTextFaults(): readonly string[] {
  for (const one of document.querySelectorAll('*')) if (one.scrollTop > 0) one.scrollTop = 0;
  const nodes = textNodes();
  return [
    ...overlaps(nodes),
    ...brokenAmounts(nodes),
    ...cutNames(),
    ...missingInSight(nodes),
    ...highBars(),
    ...buttonsOutOfSight(),
  ];
}
