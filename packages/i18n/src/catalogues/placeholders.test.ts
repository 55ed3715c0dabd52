import { expect, it } from 'vitest';

import { placeholdersOf } from '../testing/text-rules';
import { translatedTexts } from '../testing/translated-texts';

const ofSpec = 'time, number, day, hour, min, s, money, growth, currency, rechargeType, text';

/** Placeholders that the spec does not list: the plural count of i18next, a name and a total. */
const additional = ['count', 'name', 'total'];

it('the English texts use all placeholders of spec §3 and only the listed additional ones', () => {
  const used = Object.values(translatedTexts('en')).flatMap(placeholdersOf);
  expect([...new Set(used)].sort()).toEqual([...ofSpec.split(', '), ...additional].sort());
});
