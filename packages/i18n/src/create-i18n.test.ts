import { describe, expect, it } from 'vitest';

import { type Language, loadCatalogue } from './catalogues/catalogues';
import { critical } from './catalogues/en/critical';
import { deferred } from './catalogues/en/deferred';
import { type I18n, createI18n } from './create-i18n';
import type { Messages, TextPart } from './translate';

const russian = {
  'goods.left_one': 'остался {{count}}',
  'goods.left_few': 'осталось {{count}}',
  'goods.left_many': 'осталось {{count}}',
  'goods.left_other': 'осталось {{count}}',
};
const english = { critical, deferred };

type Load = (language: Language, part: TextPart) => Promise<Messages>;

/** Brings texts, and notes which were asked for. */
function loader(loaded: string[]): Load {
  return (language, part) => {
    loaded.push(`${language} ${part}`);
    return Promise.resolve(language === 'ru' ? russian : english[part]);
  };
}

describe('one language is loaded, and no other behind the player’s back', () => {
  it('loads a language once, when it is asked for', async () => {
    const loaded: string[] = [];
    const i18n = await createI18n({ language: 'en', load: loader(loaded) });
    await i18n.use('ru');
    await i18n.use('en');
    await i18n.use('ru');
    expect(loaded).toEqual(['en critical', 'ru critical']);
    expect(i18n.instance.language).toBe('ru');
  });

  it('stays in its language where another cannot be had', async () => {
    const load: Load = (language, part) =>
      language === 'en' ? Promise.resolve(english[part]) : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await expect(i18n.use('ja')).rejects.toThrow('offline');
    expect(i18n.instance.t('common.back')).toBe('Back');
  });

  it('two translations do not know of each other', async () => {
    const one = await createI18n({ language: 'en', load: loader([]) });
    const other = await createI18n({ language: 'ru', load: loader([]) });
    expect([one.instance.language, other.instance.language]).toEqual(['en', 'ru']);
  });
});

function hasLater({ instance }: I18n): boolean {
  return instance.hasResourceBundle(instance.language, 'deferred');
}

describe('the texts behind a press are loaded when they are asked for', () => {
  it('and are found like those of the critical part', async () => {
    const i18n = await createI18n({ language: 'en', load: loader([]) });
    expect(hasLater(i18n)).toBe(false);
    await i18n.loadDeferred();
    expect(hasLater(i18n)).toBe(true);
    expect(i18n.instance.t('result.title')).toBe('Recharge result');
    expect(i18n.instance.t('common.back')).toBe('Back');
  });

  it('once, and with every language that is chosen from then on', async () => {
    const loaded: string[] = [];
    const i18n = await createI18n({ language: 'en', load: loader(loaded) });
    await i18n.loadDeferred();
    await i18n.loadDeferred();
    await i18n.use('ru');
    expect(loaded).toEqual(['en critical', 'en deferred', 'ru critical', 'ru deferred']);
    expect(hasLater(i18n)).toBe(true);
  });

  it('also for a language that is on its way just then', async () => {
    const i18n = await createI18n({ language: 'en', load: loader([]) });
    const change = i18n.use('ru');
    const coming = i18n.loadDeferred();
    await Promise.all([change, coming]);
    expect(i18n.instance.language).toBe('ru');
    expect(hasLater(i18n)).toBe(true);
  });

  it('again, where they could not be had', async () => {
    let isOnline = false;
    const load: Load = (_, part) =>
      part === 'critical' || isOnline
        ? Promise.resolve(english[part])
        : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await expect(i18n.loadDeferred()).rejects.toThrow('offline');
    expect(hasLater(i18n)).toBe(false);
    isOnline = true;
    await i18n.loadDeferred();
    expect(hasLater(i18n)).toBe(true);
  });

  it('and keep the language from changing where they cannot be had in the next', async () => {
    const load: Load = (language, part) =>
      language === 'en' || part === 'critical'
        ? Promise.resolve(english[part])
        : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await i18n.loadDeferred();
    await expect(i18n.use('ja')).rejects.toThrow('offline');
    expect(i18n.instance.language).toBe('en');
    expect(hasLater(i18n)).toBe(true);
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
    const i18n = await createI18n({ language, load: loadCatalogue });
    await i18n.loadDeferred();
    expect(i18n.instance.t('recharge.buyFor', { money: '$4.99' })).toBe(expected);
  });
});
