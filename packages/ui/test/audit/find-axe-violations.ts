import axe from 'axe-core';
import { axeOptions } from '../axe-options';

/** Frames in a story are pages of others: they have no axe that could answer. */
const options = { ...axeOptions, iframes: false };

/** Returns what axe objects to on the page, by rule and element. */
export async function findAxeViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const [, why = ''] = (failureSummary ?? '').split('\n');
      return `axe ${id}: ${html.slice(0, 160)} –${why}`;
    }),
  );
}
