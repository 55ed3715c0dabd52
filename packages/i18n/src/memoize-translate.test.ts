import { expect, it } from 'vitest';
import { loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { memoizeTranslate } from './memoize-translate';

it('a text without values is put together once, one with values each time', () => {
  const asked: string[] = [];
  const t = memoizeTranslate((key, values) => {
    asked.push(key);
    return `${key} in words: ${JSON.stringify(values)}`;
  });
  expect(t('common.close')).toBe(t('common.close'));
  expect(t('common.noMatch', { text: 'a' })).not.toBe(t('common.noMatch', { text: 'b' }));
  expect(asked).toEqual(['common.close', 'common.noMatch', 'common.noMatch']);
});

it('a key whose text has not come yet is asked for again', async () => {
  const { loadDeferred, translateIn } = await createI18n({ language: 'en', load: loadCatalogue });
  const t = translateIn('en');
  expect(t('recharge.orderDetail')).toBe('recharge.orderDetail');
  await loadDeferred();
  expect(t('recharge.orderDetail')).toBe('Order details');
});

it('each language has texts of its own', async () => {
  const { translateIn, use } = await createI18n({ language: 'en', load: loadCatalogue });
  await use('de');
  expect([translateIn('en')('common.close'), translateIn('de')('common.close')]).toEqual([
    'Close',
    'Schließen',
  ]);
});
