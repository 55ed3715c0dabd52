import { createElement } from 'react';
import type { MessageKey, TextKey } from '.';
import type { CriticalKeys } from './catalogues/en/critical-keys';
import type { DeferredKeys } from './catalogues/en/deferred-keys';
import { useTranslate } from './react';

/** Checks that keys, plural forms and values are typed. */
export function Texts(): React.ReactElement {
  const translate = useTranslate();
  const texts = [
    translate('common.back'),
    translate('coupon.choosable', { count: 2 }),
    translate('time.days', { count: 2, day: 2 }),
    translate('price.original', { money: '$4.99' }),
    // @ts-expect-error the key does not exist
    translate('goods.lefft', { count: 2 }),
    // @ts-expect-error the count selects the plural form
    translate('coupon.choosable_one'),
    // @ts-expect-error a value is a string or a number
    translate('price.original', { money: null }),
    // @ts-expect-error the value of the placeholder is missing
    translate('price.original'),
    // @ts-expect-error the placeholder has another name
    translate('price.original', { mony: '$4.99' }),
    // @ts-expect-error the text has no placeholders
    translate('common.back', { money: '$4.99' }),
    // @ts-expect-error a counted text needs a count, even if its placeholder is another one
    translate('time.days', { day: 2 }),
    // @ts-expect-error a count is a number
    translate('coupon.choosable', { count: '2' }),
  ];
  return createElement('p', null, texts);
}

/** A text without placeholders is a `MessageKey`. */
export const keyWithoutValues: MessageKey = 'common.back';

// @ts-expect-error the text needs a value
export const keyWithValues: MessageKey = 'price.original';

type OfBothParts = keyof CriticalKeys & keyof DeferredKeys;

/** Compiles only if no key is in both parts. */
export const isInOnePart: [OfBothParts] extends [never] ? true : never = true;

// @ts-expect-error the key of a counted text has no plural form
export const countedKey: TextKey = 'coupon.choosable_other';
