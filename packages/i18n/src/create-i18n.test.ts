import { afterEach, describe, expect, it, vi } from 'vitest';

import { type Language, loadCatalogue } from './catalogues/catalogues';
import critical from './catalogues/en/critical.json';
import deferred from './catalogues/en/deferred.json';
import { type I18n, createI18n } from './create-i18n';
import { isolated } from './isolated';
import type { Messages, TextPart } from './translate';

const russian = {
  'coupon.choosable_one': 'остался {{count}}',
  'coupon.choosable_few': 'осталось {{count}}',
  'coupon.choosable_many': 'осталось {{count}}',
  'coupon.choosable_other': 'осталось {{count}}',
};
const english = { critical, deferred };

type Load = (language: Language, part: TextPart) => Promise<Messages>;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads texts and records each load. */
function loader(loaded: string[]): Load {
  return (language, part) => {
    loaded.push(`${language} ${part}`);
    return Promise.resolve(language === 'ru' ? russian : english[part]);
  };
}

describe('changing the language', () => {
  it('loads a language once, when it is first used', async () => {
    const loaded: string[] = [];
    const i18n = await createI18n({ language: 'en', load: loader(loaded) });
    await i18n.use('ru');
    await i18n.use('en');
    await i18n.use('ru');
    expect(loaded).toEqual(['en critical', 'ru critical']);
    expect(i18n.instance.language).toBe('ru');
  });

  it('keeps the current language when the next one cannot be loaded', async () => {
    const load: Load = (language, part) =>
      language === 'en' ? Promise.resolve(english[part]) : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await expect(i18n.use('ja')).rejects.toThrow('offline');
    expect(i18n.instance.t('common.back')).toBe('Back');
  });

  it('does not affect another instance', async () => {
    const one = await createI18n({ language: 'en', load: loader([]) });
    const other = await createI18n({ language: 'ru', load: loader([]) });
    expect([one.instance.language, other.instance.language]).toEqual(['en', 'ru']);
  });
});

function hasDeferred({ instance }: I18n): boolean {
  return instance.hasResourceBundle(instance.language, 'deferred');
}

describe('the deferred texts', () => {
  it('are found like the critical ones once they are loaded', async () => {
    const i18n = await createI18n({ language: 'en', load: loader([]) });
    expect(hasDeferred(i18n)).toBe(false);
    await i18n.loadDeferred();
    expect(hasDeferred(i18n)).toBe(true);
    expect(i18n.instance.t('result.title')).toBe('Recharge result');
    expect(i18n.instance.t('common.back')).toBe('Back');
  });

  it('are loaded once, and with every language that is used afterwards', async () => {
    const loaded: string[] = [];
    const i18n = await createI18n({ language: 'en', load: loader(loaded) });
    await i18n.loadDeferred();
    await i18n.loadDeferred();
    await i18n.use('ru');
    expect(loaded).toEqual(['en critical', 'en deferred', 'ru critical', 'ru deferred']);
    expect(hasDeferred(i18n)).toBe(true);
  });

  it('are loaded for a language that is being loaded at the same time', async () => {
    const i18n = await createI18n({ language: 'en', load: loader([]) });
    const change = i18n.use('ru');
    const deferredLoad = i18n.loadDeferred();
    await Promise.all([change, deferredLoad]);
    expect(i18n.instance.language).toBe('ru');
    expect(hasDeferred(i18n)).toBe(true);
  });

  it('are loaded by the next call after a failure', async () => {
    let isOnline = false;
    const load: Load = (_, part) =>
      part === 'critical' || isOnline
        ? Promise.resolve(english[part])
        : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await expect(i18n.loadDeferred()).rejects.toThrow('offline');
    expect(hasDeferred(i18n)).toBe(false);
    isOnline = true;
    await i18n.loadDeferred();
    expect(hasDeferred(i18n)).toBe(true);
  });

  it('keep the current language when those of the next one cannot be loaded', async () => {
    const load: Load = (language, part) =>
      language === 'en' || part === 'critical'
        ? Promise.resolve(english[part])
        : Promise.reject(new Error('offline'));
    const i18n = await createI18n({ language: 'en', load });
    await i18n.loadDeferred();
    await expect(i18n.use('ja')).rejects.toThrow('offline');
    expect(i18n.instance.language).toBe('en');
    expect(hasDeferred(i18n)).toBe(true);
  });
});

describe('a text that is not there', () => {
  it('is known as missing until it is loaded', async () => {
    const i18n = await createI18n({ language: 'en', load: loader([]) });
    expect([i18n.has('common.back'), i18n.has('result.title')]).toEqual([true, false]);
    await i18n.loadDeferred();
    expect(i18n.has('result.title')).toBe(true);
  });

  it('is shown by its key, or as the owner decides', async () => {
    const missing = (key: string): never => {
      throw new Error(`no ${key}`);
    };
    const lenient = await createI18n({ language: 'en', load: loader([]) });
    const strict = await createI18n({ language: 'en', load: loader([]), missing });
    expect(lenient.translateIn('en')('result.title')).toBe('result.title');
    expect(() => strict.translateIn('en')('result.title')).toThrow('no result.title');
    expect(strict.translateIn('en')('common.back')).toBe('Back');
  });
});

describe('a value with special characters is inserted unchanged', () => {
  it.each(['<b>&"\'', '{{money}}', '$t(common.back)'])('%s stays %s', async (text) => {
    const { instance } = await createI18n({ language: 'en', load: loader([]) });
    expect(instance.t('common.noMatch', { text })).toBe(`Nothing matches “${text}”`);
  });
});

describe('a counted text has the plural form of its language', () => {
  it.each([
    [1, 'остался 1'],
    [3, 'осталось 3'],
    [11, 'осталось 11'],
  ])('%d in Russian is %s', async (count, shown) => {
    const { instance } = await createI18n({ language: 'ru', load: loader([]) });
    expect(instance.t('coupon.choosable', { count })).toBe(shown);
  });

  it('is shown in a browser without plural rules, which selects a form that the language lacks', async () => {
    vi.stubGlobal('Intl', Object.create(Intl, { PluralRules: { value: undefined } }));
    const load = (): Promise<Messages> =>
      Promise.resolve({ 'coupon.choosable_other': '残り{{count}}' });
    const { instance } = await createI18n({ language: 'ja', load });
    expect(instance.t('coupon.choosable', { count: 1 })).toBe('残り1');
    expect(instance.t('coupon.choosable', { count: 2 })).toBe('残り2');
  });
});

describe('a value inside a text', () => {
  it.each([
    ['ar', `شراء · ${isolated('$4.99', 'rtl')}`],
    ['en', 'Buy · $4.99'],
  ] as const)('keeps its own direction in %s', async (language, expected) => {
    const i18n = await createI18n({ language, load: loadCatalogue });
    await i18n.loadDeferred();
    expect(i18n.instance.t('recharge.buyFor', { money: '$4.99' })).toBe(expected);
  });
});
