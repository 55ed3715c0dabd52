import { expect, it } from 'vitest';
import { keysIn } from './first-screen-texts';

const texts = ['result.title', 'coupon.choosable_one', 'coupon.choosable_other'];

it('finds the keys of texts, also of counted ones, each once', () => {
  const code = 't(`result.title`);t("coupon.choosable",{count:2});t(\'result.title\')';
  expect(keysIn(code, texts)).toEqual(['result.title', 'coupon.choosable']);
});

it('leaves other words', () => {
  expect(keysIn('e.result.title;`result`;"header.my"', texts)).toEqual([]);
});
