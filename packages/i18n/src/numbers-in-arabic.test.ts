import { expect, it } from 'vitest';

import { loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { formatCountdown } from './format-countdown';
import { formatMoney } from './format-money';
import { formatTimestamp } from './format-timestamp';
import { isolated } from './isolated';

const { instance, loadDeferred } = await createI18n({ language: 'ar', load: loadCatalogue });
await loadDeferred();

it.each([
  ['money', 'recharge.buyFor', 'money', formatMoney(99_999_999.99, 'USD', 'ar')],
  ['a negative amount', 'recharge.buyFor', 'money', formatMoney(-5, 'MYR', 'ar')],
  ['a timestamp', 'result.lastChecked', 'time', formatTimestamp(1_795_248_000, -210)],
  ['a countdown', 'countdown.left', 'time', formatCountdown(899)],
  ['a number', 'role.level', 'number', '120'],
])('keeps %s left to right between Arabic words', (_, key, placeholder, value) => {
  expect(instance.t(key, { [placeholder]: value })).toContain(isolated(value, 'rtl'));
  // Only these characters are ordered as in Latin text.
  expect(value).toMatch(/^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}]+$/u);
});

it('keeps the percent sign at the right of its number, as in amounts of Latin text', () => {
  const number = isolated('15', 'rtl');
  expect(instance.t('coupon.off', { number: '15' })).toBe(`خصم \u202a${number}%\u202c`);
});

it('has no characters that browsers of 2018 do not know, where they reversed the digits', async () => {
  const texts = await Promise.all(
    (['critical', 'deferred'] as const).map((part) => loadCatalogue('ar', part)),
  );
  expect(JSON.stringify(texts)).not.toMatch(/[\u2066-\u2069]/);
});
