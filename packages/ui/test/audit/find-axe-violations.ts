import axe from 'axe-core';
import { axeOptions } from '../axe-options';

/** Frames in a story are pages of others: they have no axe that could answer. */
const options = { ...axeOptions, iframes: false };

/** The rules whose result depends on colours; the others judge the same elements in any scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns what axe objects to on the page, by rule and element; by every rule or by those on colours. */
export async function findAxeViolations(by: 'every' | 'colour'): Promise<readonly string[]> {
  const rules = by === 'every' ? {} : { runOnly: colourRules };
  const { violations } = await axe.run(document.body, { ...options, ...rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const [, why = ''] = (failureSummary ?? '').split('\n');
      return `axe ${id}: ${html.slice(0, 160)} –${why}`;
    }),
  );
}
