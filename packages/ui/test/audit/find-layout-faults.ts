/** Fields and pictures: what is in them is not laid out by the page. */
const withoutLayout = 'input, select, textarea, svg, svg *';

/** Browsers round; glyphs of Thai and Arabic extend beyond their line by this many pixels. */
const slack = { inline: 1, block: 6 };

function describeElement(element: Element): string {
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<${element.tagName.toLowerCase()} class="${element.className}"> “${words}”`;
}

/**
 * Whether the oldest browsers would stack what is in an element: Chrome before 83 makes no grid of a button,
 * and neither it nor Safari 12 a grid or a row of a fieldset or a summary.
 */
function isStackedInOldBrowsers(element: Element, display: string): boolean {
  if (!/(grid|flex)$/.test(display)) return false;
  if (element.matches('button')) return display.endsWith('grid');
  return element.matches('fieldset, summary');
}

/** Whether a box that cuts off what has no room cuts text, other than by an ellipsis or after a number of lines. */
function cutsText(element: Element, style: CSSStyleDeclaration): boolean {
  const isShortened =
    style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
  // The letter in the place of a picture is no text.
  const isDecoration = element.closest('[aria-hidden=true]') !== null;
  return !isShortened && !isDecoration && element.textContent.trim() !== '';
}

/** Returns what has less than its height in a column that scrolls: it would have that without what is below it. */
function squeezedIn(column: Element, style: CSSStyleDeclaration): readonly HTMLElement[] {
  const scrolls =
    /auto|scroll/.test(style.overflowY) && column.scrollHeight > column.clientHeight + slack.block;
  if (!scrolls || !/flex$/.test(style.display) || style.flexDirection !== 'column') return [];
  return [...column.children].filter((child): child is HTMLElement => {
    if (!(child instanceof HTMLElement)) return false;
    const { flexShrink, minHeight } = getComputedStyle(child);
    // A list that scrolls by itself is meant to shrink, and says so.
    if (flexShrink === '0' || minHeight === '0px') return false;
    const height = child.offsetHeight;
    child.style.flexShrink = '0';
    const isSqueezed = child.offsetHeight > height + slack.inline;
    child.style.flexShrink = '';
    return isSqueezed;
  });
}

/** Everything is asked for at each size of every story, so what few elements need comes last. */
function faultsOf(element: Element): readonly string[] {
  const { left, right, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || element.matches(withoutLayout)) return [];
  const style = getComputedStyle(element);
  const faults: string[] = [];
  if (isStackedInOldBrowsers(element, style.display))
    faults.push(`is no ${style.display} in old browsers`);
  const windowWidth = document.documentElement.clientWidth;
  const isOutside = left < -slack.inline || right > windowWidth + slack.inline;
  if (isOutside && style.position === 'fixed') faults.push('reaches out of the window');
  if (element.scrollWidth > element.clientWidth + slack.inline) {
    const mayScroll = element.matches('[data-scrolls=inline]');
    if (/auto|scroll/.test(style.overflowX) && !mayScroll) faults.push('scrolls sideways');
    if (/hidden|clip/.test(style.overflowX) && cutsText(element, style))
      faults.push('text is cut at its side');
  }
  if (
    element.scrollHeight > element.clientHeight + slack.block &&
    /hidden|clip/.test(style.overflowY) &&
    cutsText(element, style)
  )
    faults.push('text is cut at its bottom');
  const squeezed = squeezedIn(element, style).map((child) => child.className);
  if (squeezed.length > 0) faults.push(`has no room for ${squeezed.join(', ')}, and scrolls`);
  if (faults.length === 0 || !element.checkVisibility()) return [];
  return faults.map((fault) => `${fault}: ${describeElement(element)}`);
}

/**
 * Returns what does not fit into the window: a page or a popup that scrolls or reaches sideways, text cut off
 * by its box, a place that is not kept, and what old browsers would stack. What may scroll sideways is marked `data-scrolls="inline"`; what may be
 * shortened has an ellipsis or a number of lines.
 */
export function findLayoutFaults(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = [...document.body.querySelectorAll('*')].flatMap(faultsOf);
  if (scrollWidth <= clientWidth + slack.inline) return faults;
  return [...faults, `the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`];
}
