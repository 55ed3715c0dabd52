import { describe, expect, it } from 'vitest';

import { textIn } from './text-in';

describe('a field that may be JSON', () => {
  it('is the same in all languages when it is plain text', () => {
    expect(textIn('10 % off', 'ko')).toBe('10 % off');
  });

  it.each([
    [{ en: 'Card', 'zh-TW': '信用卡' }, '信用卡'],
    [{ en: 'Card', zh_TW: '信用卡' }, '信用卡'],
    [{ en: 'Card', 'zh-Hant': '信用卡' }, '信用卡'],
    [{ en: 'Card', 'zh-CN': '银行卡', 'zh-Hant': '信用卡' }, '信用卡'],
    [{ en: 'Card', 'zh-CN': '银行卡' }, '银行卡'],
    [{ en: 'Card', ja: 'カード' }, 'Card'],
    [{ de: 'Karte', 'en-US': 'Card' }, 'Card'],
    [{ de: 'Karte', fr: 'Carte' }, 'Karte'],
    [{}, ''],
  ])('%j is shown as %j in zh-TW', (texts, shown) => {
    expect(textIn(texts, 'zh-TW')).toBe(shown);
  });
});
