import { expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';
import { languages } from './catalogues';

const ofSpec = 'time, number, day, hour, min, s, money, growth, currency, rechargeType, text';

/** Placeholders that the spec does not list: the plural count of i18next, a name and a total. */
const additional = ['count', 'name', 'total'];
const known = [...ofSpec.split(', '), ...additional].sort();

it.each(languages.map(({ code }) => code))(
  'texts of %s use all placeholders of spec §3 and only the listed additional ones',
  async (language) => {
    const texts = Object.values(await allTexts(language)).join(' ');
    const used = [...texts.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(known);
    // A brace that is not part of a placeholder would be shown to the player.
    expect(texts.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  },
);
