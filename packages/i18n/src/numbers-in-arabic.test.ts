import { expect, it } from 'vitest';

import { loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { formatCountdown } from './format-countdown';
import { formatMoney } from './format-money';
import { formatTimestamp } from './format-timestamp';

const { instance, loadDeferred } = await createI18n({ language: 'ar', load: loadCatalogue });
await loadDeferred();

it.each([
  ['money', 'recharge.buyFor', 'money', formatMoney(99_999_999.99, 'USD', 'ar')],
  ['a negative amount', 'recharge.buyFor', 'money', formatMoney(-5, 'MYR', 'ar')],
  ['a timestamp', 'result.lastChecked', 'time', formatTimestamp(1_795_248_000, -210)],
  ['a countdown', 'countdown.left', 'time', formatCountdown(899)],
  ['a number', 'role.level', 'number', '120'],
])('keeps %s left to right between Arabic words', (_, key, placeholder, value) => {
  const text = instance.t(key, { [placeholder]: value });
  expect(text).toContain(`\u2068${value}\u2069`);
  // Inside the isolate, only these characters determine the direction of the value.
  expect(value).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}]+$/u);
});

it('keeps the percent sign at the right of its number, as in amounts of Latin text', () => {
  // Between left-to-right marks, number and sign are one run of left-to-right text.
  expect(instance.t('coupon.off', { number: '15' })).toBe('خصم \u200e\u206815\u2069%\u200e');
});
