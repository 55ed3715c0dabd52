import { expect, it } from 'vitest';
import { loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { memoizeTranslate } from './memoize-translate';

it('composes a text without values once and a text with values at each call', () => {
  const composed: string[] = [];
  const t = memoizeTranslate((key, values) => {
    composed.push(key);
    return `${key} in words: ${JSON.stringify(values)}`;
  });
  expect(t('common.close')).toBe(t('common.close'));
  expect(t('common.noMatch', { text: 'a' })).not.toBe(t('common.noMatch', { text: 'b' }));
  expect(composed).toEqual(['common.close', 'common.noMatch', 'common.noMatch']);
});

it('composes a text again when it was not loaded at the first call', async () => {
  const { loadDeferred, translateIn } = await createI18n({ language: 'en', load: loadCatalogue });
  const t = translateIn('en');
  expect(t('recharge.orderDetail')).toBe('recharge.orderDetail');
  await loadDeferred();
  expect(t('recharge.orderDetail')).toBe('Order details');
});

it('keeps the texts of languages apart', async () => {
  const { translateIn, use } = await createI18n({ language: 'en', load: loadCatalogue });
  await use('de');
  expect([translateIn('en')('common.close'), translateIn('de')('common.close')]).toEqual([
    'Close',
    'Schließen',
  ]);
});
