import { createElement } from 'react';

import { type FirstCatalogue, type LaterCatalogue, type MessageKey, useTranslate } from './index';

/** A misspelt key does not compile, and neither does a plural form named by hand. */
export function Texts(): React.ReactElement {
  const translate = useTranslate();
  const texts = [
    translate('goods.left', { count: 2 }),
    // @ts-expect-error there is no such text
    translate('goods.lefft', { count: 2 }),
    // @ts-expect-error the plural form is chosen by the count
    translate('goods.left_one'),
    // @ts-expect-error values are text or numbers
    translate('price.original', { money: null }),
  ];
  return createElement('p', null, texts);
}

// @ts-expect-error a catalogue without its texts does not compile
export const emptyCatalogue: FirstCatalogue<'other'> = {};

type OfBothParts = keyof FirstCatalogue<'other'> & keyof LaterCatalogue<'other'>;

// @ts-expect-error no text stands in both parts
export const ofBothParts: OfBothParts = 'common.back';

// @ts-expect-error a counted text is named without its form
export const countedKey: MessageKey = 'goods.left_other';
