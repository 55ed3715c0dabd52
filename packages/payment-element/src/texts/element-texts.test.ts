import { type TextKey, languages, loadCatalogue } from '@shop/i18n';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLanguage, languageOf, loadSpeech } from './element-texts';

/** What the element says of the catalogues. After a change `npx vitest run <this file> --update` writes the files. */
const keys = [
  'common.back',
  'common.cancel',
  'common.ok',
  'common.wait',
  'card.frame',
  'card.title',
  'error.badLink',
  'error.cardFormUnavailable',
  'error.channelUnavailable',
  'error.gatewayUnavailable',
  'error.generic',
  'error.network',
  'error.noOrder',
  'error.payUnpaidOrder',
  'error.wrongMethodParameters',
  'prepaid.enterAgain',
  'prepaid.gems',
  'prepaid.number',
  'prepaid.password',
  'prepaid.refused',
  'prepaid.title',
  'prepaid.where',
  'prepaid.worth',
  'recharge.buyFor',
  'recharge.cardCancelled',
  'recharge.channels',
  'recharge.exchange',
  'recharge.fromMoney',
  'recharge.noChannel',
  'recharge.region',
  'recharge.upToMoney',
  'region.global',
  'result.amount',
  'result.billingNo',
  'result.changeWay',
  'result.checkNow',
  'result.checking',
  'result.checksOver',
  'result.continue',
  'result.done',
  'result.fail',
  'result.failText',
  'result.goods',
  'result.pending',
  'result.reasonCancelled',
  'result.reasonTimeout',
  'result.rechargeDone',
  'result.reference',
  'result.success',
  'result.successText',
  'result.tipDone',
  'result.tipGoPay',
  'result.tipWait',
  'result.toPay',
  'result.unknown',
  'result.unknownOver',
  'tip_recharge_confirm',
  'unpaid.choose',
] as const satisfies readonly TextKey[];

describe('the texts of the element', () => {
  it.each(languages.map(({ code }) => code))('are those of the catalogue, in %s', async (code) => {
    const parts = await Promise.all([
      loadCatalogue(code, 'critical'),
      loadCatalogue(code, 'deferred'),
    ]);
    const all: Readonly<Record<string, string>> = Object.assign({}, ...parts);
    const own = Object.fromEntries(keys.map((key) => [key, all[key]]));
    await expect(`${JSON.stringify(own, null, 2)}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, `${code}.json`),
    );
    const { say, direction } = await loadSpeech(languageOf(code));
    expect(say('result.success')).toBe(all['result.success']);
    expect(direction).toBe(languages.find((one) => one.code === code)?.direction);
  });

  it.each([
    ['pt-BR', 'pt'],
    ['zh-Hant-HK', 'zh-TW'],
    ['ar', 'ar'],
    ['nl', 'en'],
    ['', 'en'],
  ])('are in the language that fits %s: %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it('keep the signs of an amount in place between Arabic words', async () => {
    const { say } = await loadSpeech('ar');
    expect(say('recharge.buyFor', { money: '$4.99' })).toMatch(
      /[\u200f\u202a]\$4\.99[\u202c\u200f]/,
    );
  });
});

it('names of the back end are those of the language, else the English ones, else the first', () => {
  const names = { de: 'Karte', en: 'Card' };
  expect(inLanguage(names, 'de')).toBe('Karte');
  expect(inLanguage(names, 'ko')).toBe('Card');
  expect(inLanguage({ de: 'Karte' }, 'ko')).toBe('Karte');
  expect(inLanguage('PayPal', 'ko')).toBe('PayPal');
  expect(inLanguage({}, 'ko')).toBe('');
});
