import type { Frame } from '@playwright/test';
import type axe from 'axe-core';
import { axeOptions } from '../../test/axe-options';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Frames in a story are pages of others: none has an axe that could answer. */
const options = { ...axeOptions, iframes: false };

/** Rules whose verdict depends on colours. */
const colourRules = ['color-contrast'];

/**
 * What axe objects to in what the book shows, by rule and element.
 *
 * @param isOnlyColours whether everything but the colours has been judged already
 */
export function axeFindings(book: Frame, isOnlyColours: boolean): Promise<string[]> {
  return book.evaluate(
    async (wanted) => {
      const { violations } = await window.axe.run(document.body, wanted);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => {
          const [, why = ''] = (failureSummary ?? '').split('\n');
          return `axe ${id}: ${html.slice(0, 160)} –${why}`;
        }),
      );
    },
    isOnlyColours ? { ...options, runOnly: colourRules } : options,
  );
}
