import { TranslationProvider } from '@shop/i18n/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translation } from '../theme/translation';
import { guidelines } from './guidelines';

const all = Object.entries(guidelines);

it.each(all)('the guideline for %s has one short sentence for each example', (_, guideline) => {
  const rules = [guideline.good.rule, guideline.bad.rule];
  expect(rules.filter((rule) => rule.length > 100 || !rule.endsWith('.'))).toEqual([]);
  expect(guideline.bad.rule).toMatch(/^Do not /);
});

// A popup is drawn outside of what is rendered here.
it.each(all.filter(([name]) => name !== 'popup'))(
  'the guideline for %s shows the component in both examples, and not the same',
  (_, guideline) => {
    const [good, bad] = [guideline.good, guideline.bad].map(({ show }) =>
      renderToString(<TranslationProvider i18n={translation}>{show()}</TranslationProvider>),
    );
    expect(good).not.toBe('');
    expect(bad).not.toBe('');
    expect(good).not.toBe(bad);
  },
);

it('there are guidelines for ten components', () => {
  expect(Object.keys(guidelines)).toHaveLength(10);
});
