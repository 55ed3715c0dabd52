import { describe, expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';
import { places } from '../testing/places';
import { linesOf, textWidth } from '../testing/text-width';
import { languages } from './catalogues';

/** As many as a player may well have. */
const number = '99';

describe.each(languages.map(({ code }) => code))('the texts of %s', (language) => {
  it('fit the smallest place they are shown in', async () => {
    const texts = await allTexts(language);
    const tooLong = places.flatMap(({ name, width, lines, texts: keys }) =>
      keys.flatMap((key) => {
        const text = (texts[key] ?? '').replaceAll('{{number}}', number);
        return linesOf(text, width) <= lines
          ? []
          : [
              `${key} “${text}” is ${textWidth(text).toFixed(1)} em: ${name} has ${lines} × ${width}`,
            ];
      }),
    );
    expect(tooLong).toEqual([]);
  });
});
