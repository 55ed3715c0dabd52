import { describe, expect, it } from 'vitest';
import { languages, loadCatalogue } from './catalogues/catalogues';
import { createI18n } from './create-i18n';
import { translatePlain } from './translate-plain';

describe.each(languages.map(({ code, direction }) => [code, direction] as const))(
  'in %s',
  (language, direction) => {
    it('says the same as with i18next', async () => {
      const critical = await loadCatalogue(language, 'critical');
      const { translateIn } = await createI18n({ language, critical, load: loadCatalogue });
      const [full, plain] = [translateIn(language), translatePlain(critical, direction)];
      expect(plain('goods.special')).toBe(full('goods.special'));
      expect(plain('goods.bonus', { number: '1,280' })).toBe(
        full('goods.bonus', { number: '1,280' }),
      );
      expect(plain('goods.bonus', { number: '$&' })).toBe(full('goods.bonus', { number: '$&' }));
    });
  },
);

it('returns a key that is not among the texts', () => {
  expect(translatePlain({}, 'ltr')('goods.special')).toBe('goods.special');
});
