import { createElement } from 'react';
import {
  type CriticalCatalogue,
  type DeferredCatalogue,
  type MessageKey,
  type TextKey,
  useTranslate,
} from '.';

/** A misspelt key does not compile, a plural form named by hand, or a value that is not asked for. */
export function Texts(): React.ReactElement {
  const translate = useTranslate();
  const texts = [
    translate('common.back'),
    translate('goods.left', { count: 2 }),
    translate('time.days', { count: 2, day: 2 }),
    translate('price.original', { money: '$4.99' }),
    // @ts-expect-error there is no such text
    translate('goods.lefft', { count: 2 }),
    // @ts-expect-error the plural form is chosen by the count
    translate('goods.left_one'),
    // @ts-expect-error values are text or numbers
    translate('price.original', { money: null }),
    // @ts-expect-error the text has a placeholder
    translate('price.original'),
    // @ts-expect-error the placeholder has another name
    translate('price.original', { mony: '$4.99' }),
    // @ts-expect-error a text without placeholders takes no values
    translate('common.back', { money: '$4.99' }),
    // @ts-expect-error the count chooses the form, whatever stands in the text
    translate('time.days', { day: 2 }),
    // @ts-expect-error a count is a number
    translate('goods.left', { count: '2' }),
  ];
  return createElement('p', null, texts);
}

/** What needs no value can be handed on as a key. */
export const said: MessageKey = 'common.back';

// @ts-expect-error this one needs a value
export const saidWithout: MessageKey = 'price.original';

// @ts-expect-error a catalogue without its texts does not compile
export const emptyCatalogue: CriticalCatalogue<'other'> = {};

type OfBothParts = keyof CriticalCatalogue<'other'> & keyof DeferredCatalogue<'other'>;

/** Compiles only while no text stands in both parts. */
export const isInOnePart: [OfBothParts] extends [never] ? true : never = true;

// @ts-expect-error a counted text is named without its form
export const countedKey: TextKey = 'goods.left_other';
