import type { Page } from '@playwright/test';

/**
 * What does not fit into the page's width: a page or a popup that scrolls or reaches sideways, and
 * text cut off by its box. What may scroll sideways says so by `data-scrolls="inline"`; what may be
 * shortened does it with an ellipsis or a number of lines.
 */
export function fitFindings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Lists that follow their box's size do so before the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    /** Browsers round; glyphs of Thai and Arabic stand out of their line by this much. */
    const slack = { inline: 1, block: 6 };
    const findings: string[] = [];
    const named = (element: Element): string => {
      const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> “${words}”`;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility();
    };

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + slack.inline)
      findings.push(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px`);

    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('input, select, textarea, svg, svg *') || !isSeen(element)) continue;
      const style = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + slack.inline;
      const isHigh = element.scrollHeight > element.clientHeight + slack.block;
      const hasText = element.textContent.trim() !== '';
      const isShortened =
        style.textOverflow === 'ellipsis' ||
        style.getPropertyValue('-webkit-line-clamp') !== 'none';

      if (style.position === 'fixed') {
        const { left, right } = element.getBoundingClientRect();
        if (left < -slack.inline || right > root.clientWidth + slack.inline)
          findings.push(`reaches out of the window: ${named(element)}`);
      }
      if (
        /auto|scroll/.test(style.overflowX) &&
        isWide &&
        !element.matches('[data-scrolls=inline]')
      )
        findings.push(`scrolls sideways: ${named(element)}`);
      if (/hidden|clip/.test(style.overflowX) && isWide && hasText && !isShortened)
        findings.push(`text is cut at its side: ${named(element)}`);
      if (/hidden|clip/.test(style.overflowY) && isHigh && hasText && !isShortened)
        findings.push(`text is cut at its bottom: ${named(element)}`);
    }
    return findings;
  });
}
