import { createI18n, loadCatalogue } from '@shop/i18n';
import { expect, it } from 'vitest';
import { boughtText } from './bought-text';

const i18n = await createI18n({ language: 'de', load: loadCatalogue });
await i18n.loadDeferred();

it.each([
  ['alone', {}, '1,280 Starlight'],
  ['with the bonus, in the notation of the name', { bonus: 1_600 }, '1,280 Starlight +1,600 Bonus'],
])('shows goods %s', (_, more, text) => {
  expect(boughtText('1,280 Starlight', more, i18n.translateIn('de'))).toBe(text);
});
