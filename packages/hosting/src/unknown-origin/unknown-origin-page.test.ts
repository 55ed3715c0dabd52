import { createHash } from 'node:crypto';
import { languages } from '@shop/i18n';
import { brands } from '@shop/brands/registry';
import { describe, expect, it } from 'vitest';
import {
  unknownOriginHeaders,
  unknownOriginLanguage,
  unknownOriginLanguages,
  unknownOriginPage,
} from './unknown-origin-page';
import { unknownOriginTexts } from './unknown-origin-texts';

describe('the page of an unknown origin', () => {
  it('exists in every language of the shop, in its own words', () => {
    expect([...unknownOriginLanguages].sort()).toEqual(languages.map(({ code }) => code).sort());
    const sentences = Object.values(unknownOriginTexts).flat();
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    [['de-AT', 'fr'], 'de'],
    [['xx', 'zh-Hant-HK'], 'zh-TW'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for a browser with %j is in %s', (browser, language) => {
    expect(unknownOriginLanguage(browser)).toBe(language);
  });

  it.each([...unknownOriginLanguages])('in %s loads nothing, and names no brand', (language) => {
    const page = unknownOriginPage(language);
    expect(page).not.toMatch(/<script|<img|<iframe|<form|https?:|src=|url\(/);
    expect(brands.filter(({ name }) => page.includes(name))).toEqual([]);
    expect(page.match(/href="[^"]*"/g)).toEqual(['href="data:,"']);
  });

  it('has a policy that allows its style sheet and nothing else', () => {
    const [, styles = ''] = /<style>([^<]*)</.exec(unknownOriginPage('en')) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(unknownOriginHeaders['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:;`,
    );
  });
});
