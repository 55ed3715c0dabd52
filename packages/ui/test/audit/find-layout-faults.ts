/** Browsers round; glyphs of Thai and Arabic extend beyond their line by this many pixels. */
const slack = { inline: 1, block: 6 };

function describeElement(element: Element): string {
  const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  return `<${element.tagName.toLowerCase()} class="${element.className}"> “${words}”`;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

/**
 * Whether the oldest browsers would stack what is in an element: Chrome before 83 makes no grid of a button,
 * and neither it nor Safari 12 a grid or a row of a fieldset or a summary.
 */
function isStackedInOldBrowsers(element: Element, display: string): boolean {
  if (element.matches('button')) return display.endsWith('grid');
  return element.matches('fieldset, summary') && /(grid|flex)$/.test(display);
}

function faultsOf(element: Element): readonly string[] {
  if (element.matches('input, select, textarea, svg, svg *') || !isVisible(element)) return [];
  const style = getComputedStyle(element);
  const isWide = element.scrollWidth > element.clientWidth + slack.inline;
  const isHigh = element.scrollHeight > element.clientHeight + slack.block;
  // The letter in the place of a picture is no text.
  const isDecoration = element.closest('[aria-hidden=true]') !== null;
  const hasText = !isDecoration && element.textContent.trim() !== '';
  const isShortened =
    style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
  const { left, right } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isOutside = left < -slack.inline || right > width + slack.inline;
  const mayScroll = element.matches('[data-scrolls=inline]');

  const faults: string[] = [];
  if (isStackedInOldBrowsers(element, style.display))
    faults.push(`is no ${style.display} in old browsers`);
  if (style.position === 'fixed' && isOutside) faults.push('reaches out of the window');
  if (/auto|scroll/.test(style.overflowX) && isWide && !mayScroll) faults.push('scrolls sideways');
  if (/hidden|clip/.test(style.overflowX) && isWide && hasText && !isShortened)
    faults.push('text is cut at its side');
  if (/hidden|clip/.test(style.overflowY) && isHigh && hasText && !isShortened)
    faults.push('text is cut at its bottom');
  return faults.map((fault) => `${fault}: ${describeElement(element)}`);
}

/**
 * Returns what does not fit into the window: a page or a popup that scrolls or reaches sideways, text cut off
 * by its box, and what old browsers would stack. What may scroll sideways is marked `data-scrolls="inline"`; what may be
 * shortened has an ellipsis or a number of lines.
 */
export function findLayoutFaults(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = [...document.body.querySelectorAll('*')].flatMap(faultsOf);
  if (scrollWidth <= clientWidth + slack.inline) return faults;
  return [...faults, `the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`];
}
