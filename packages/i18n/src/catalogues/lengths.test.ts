import { describe, expect, it } from 'vitest';

import { allTexts } from '../testing/all-texts';
import { places } from '../testing/places';
import { linesOf, textWidth } from '../testing/text-width';
import { languages } from './catalogues';

/** The highest count that is plausible, since it makes the longest text. */
const number = '99';

describe.each(languages.map(({ code }) => code))('the texts of %s', (language) => {
  it('fit into the smallest place where they are shown', async () => {
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
