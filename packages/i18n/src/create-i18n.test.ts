import { describe, expect, it } from 'vitest';

import { en } from './catalogues/en';
import { loadCatalogue } from './load-catalogue';
import { type Messages, createI18n } from './create-i18n';
import type { Language } from './languages';

const russian = {
  'goods.left_one': 'остался {{count}}',
  'goods.left_few': 'осталось {{count}}',
  'goods.left_many': 'осталось {{count}}',
  'goods.left_other': 'осталось {{count}}',
};

function loader(loaded: Language[]): (language: Language) => Promise<Messages> {
  return (language) => {
    loaded.push(language);
    return Promise.resolve(language === 'ru' ? russian : en);
  };
}

describe('one language is loaded, and no other behind the player’s back', () => {
  it('loads a language once, when it is asked for', async () => {
    const loaded: Language[] = [];
    const i18n = await createI18n({ language: 'en', load: loader(loaded) });
    await i18n.use('ru');
    await i18n.use('en');
    await i18n.use('ru');
    expect(loaded).toEqual(['en', 'ru']);
    expect(i18n.instance.language).toBe('ru');
  });

  it('stays in its language where another cannot be had', async () => {
    const load = (language: Language): Promise<Messages> =>
      language === 'en' ? Promise.resolve(en) : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await expect(i18n.use('ja')).rejects.toThrow('offline');
    expect(i18n.instance.t('common.back')).toBe('Back');
  });

  it('two translations do not know of each other', async () => {
    const first = await createI18n({ language: 'en', load: loader([]) });
    const second = await createI18n({ language: 'ru', load: loader([]) });
    expect([first.instance.language, second.instance.language]).toEqual(['en', 'ru']);
  });
});

describe('values are put in as they are', () => {
  it.each(['<b>&"\'', '{{money}}', '$t(common.back)', '‮x'])('%s stays %s', async (text) => {
    const { instance } = await createI18n({ language: 'en', load: loader([]) });
    expect(instance.t('common.noMatch', { text })).toBe(`Nothing matches “${text}”`);
  });
});

describe('counted texts take the plural form of their language', () => {
  it.each([
    [1, 'остался 1'],
    [3, 'осталось 3'],
    [11, 'осталось 11'],
  ])('%d in Russian is %s', async (count, shown) => {
    const { instance } = await createI18n({ language: 'ru', load: loader([]) });
    expect(instance.t('goods.left', { count })).toBe(shown);
  });

  it('a form the browser asks for and the language lacks is the plain one', async () => {
    const load = (): Promise<Messages> => Promise.resolve({ 'goods.left_other': '残り{{count}}' });
    const { instance } = await createI18n({ language: 'en', load });
    expect(instance.t('goods.left', { count: 1 })).toBe('残り1');
  });
});

describe('a value inside a text', () => {
  it.each([
    ['ar', 'شراء · \u2068$4.99\u2069'],
    ['en', 'Buy · $4.99'],
  ] as const)('keeps its own order in %s', async (language, expected) => {
    const { instance } = await createI18n({ language, load: loadCatalogue });
    expect(instance.t('recharge.buyFor', { money: '$4.99' })).toBe(expected);
  });
});
