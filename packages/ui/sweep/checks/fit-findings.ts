import type { Frame } from '@playwright/test';
import { sizes } from '../sizes';

/**
 * What does not fit into the book's width, at each of the widths that are promised: a page or a popup
 * that scrolls or reaches sideways, and text cut off by its box. What may scroll sideways says so by
 * `data-scrolls="inline"`; what may be shortened does it with an ellipsis or a number of lines.
 */
export function fitFindings(book: Frame): Promise<string[]> {
  return book.evaluate(async (promised) => {
    /** Browsers round; glyphs of Thai and Arabic stand out of their line by this much. */
    const slack = { inline: 1, block: 6 };
    const root = document.documentElement;
    const named = (element: Element): string => {
      const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> “${words}”`;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility();
    };
    // Lists that follow their box's size do so as a frame is drawn, and a task runs after it.
    const frameDrawn = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      });

    const faultsOf = (element: Element): string[] => {
      if (element.matches('input, select, textarea, svg, svg *') || !isSeen(element)) return [];
      const style = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + slack.inline;
      const isHigh = element.scrollHeight > element.clientHeight + slack.block;
      const hasText = element.textContent.trim() !== '';
      const isShortened =
        style.textOverflow === 'ellipsis' ||
        style.getPropertyValue('-webkit-line-clamp') !== 'none';
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -slack.inline || right > root.clientWidth + slack.inline;
      const mayScroll = element.matches('[data-scrolls=inline]');

      const faults: string[] = [];
      if (style.position === 'fixed' && isOutside) faults.push('reaches out of the window');
      if (/auto|scroll/.test(style.overflowX) && isWide && !mayScroll)
        faults.push('scrolls sideways');
      if (/hidden|clip/.test(style.overflowX) && isWide && hasText && !isShortened)
        faults.push('text is cut at its side');
      if (/hidden|clip/.test(style.overflowY) && isHigh && hasText && !isShortened)
        faults.push('text is cut at its bottom');
      return faults.map((fault) => `${fault}: ${named(element)}`);
    };

    const findings: string[] = [];
    for (const { width, height } of promised) {
      window.frameElement?.setAttribute('style', `width: ${width}; height: ${height}`);
      await frameDrawn();
      const found = [...document.body.querySelectorAll('*')].flatMap(faultsOf);
      if (root.scrollWidth > root.clientWidth + slack.inline)
        found.push(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px`);
      findings.push(...found.map((finding) => `${width}: ${finding}`));
    }
    return findings;
  }, sizes);
}
