import axe from 'axe-core';
import { axeOptions } from '../axe-options';

/** Frames in a story are pages of others: they have no axe that could answer. */
const options = { ...axeOptions, iframes: false };

/** The rules whose result depends on colours; the others judge the same elements in any scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const runs = {
  every: options,
  colours: { ...options, runOnly: colourRules },
  'all but colours': {
    ...options,
    rules: {
      ...options.rules,
      ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    },
  },
};

/** Returns what axe objects to on the page, by rule and element. Colours take it a third of its time. */
export async function findAxeViolations(by: keyof typeof runs): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, runs[by]);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => {
      const [, why = ''] = (failureSummary ?? '').split('\n');
      return `axe ${id}: ${html.slice(0, 160)} –${why}`;
    }),
  );
}
