import { expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';
import { languages } from './catalogues';

const ofSpec = 'time, number, day, hour, min, s, money, growth, currency, rechargeType, text';

/** Beside those of the spec: what i18next counts by, names of things, and how many there are in all. */
const ours = ['count', 'name', 'total'];
const known = [...ofSpec.split(', '), ...ours].sort();

it.each(languages.map(({ code }) => code))(
  'texts of %s use the placeholders of spec §3, all of them, and few others',
  async (language) => {
    const texts = Object.values(await allTexts(language)).join(' ');
    const used = [...texts.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(known);
    // What is left of a brace would be shown to the player.
    expect(texts.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  },
);
