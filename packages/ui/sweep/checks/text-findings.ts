import type { Frame } from '@playwright/test';

/**
 * Texts that came out wrong: markup in a name that became elements, a placeholder without its value,
 * and text that was escaped twice.
 */
export function textFindings(book: Frame): Promise<string[]> {
  return book.evaluate(() => {
    const findings = [...document.querySelectorAll('[data-became-markup]')].map(
      (element) => `markup in a text became an element: <${element.tagName.toLowerCase()}>`,
    );
    const shown = document.body.innerText;
    const placeholder = /\{\{\s*\w+\s*\}\}/.exec(shown);
    if (placeholder) findings.push(`a placeholder has no value: ${placeholder[0]}`);
    const escaped = /&(?:lt|gt|quot|amp|#\d+);/.exec(shown);
    if (escaped) findings.push(`a text was escaped twice: ${escaped[0]}`);
    return findings;
  });
}
