import { describe, expect, it } from 'vitest';

import {
  cataloguesFolder,
  foreignFiles,
  listLanguages,
  readCatalogue,
} from '../testing/catalogue-files';
import { mistakesOf } from '../testing/text-rules';
import { translatedTexts } from '../testing/translated-texts';
import { languages, loadCatalogue } from './catalogues';

const english = readCatalogue(cataloguesFolder, 'en');

it('keeps the keys of the critical and the deferred part apart', () => {
  expect(Object.keys(english.critical).filter((key) => key in english.deferred)).toEqual([]);
});

it('lists every language that has a folder', () => {
  expect(languages.map(({ code }) => code)).toEqual(listLanguages(cataloguesFolder));
});

describe.each(languages.map(({ code }) => code))('the catalogue of %s', (language) => {
  it('has every text, in the plural forms, placeholders, script and room that it needs', () => {
    const mistakes = mistakesOf(readCatalogue(cataloguesFolder, language), english);
    expect(mistakes, '`npm run texts -- update` gives it the keys of English').toEqual([]);
  });

  it('is written as the commands write it, each key once', () => {
    expect(foreignFiles(cataloguesFolder, language), 'Run `npm run texts -- update`').toEqual([]);
  });

  it('is loaded part by part', async () => {
    const catalogue = readCatalogue(cataloguesFolder, language);
    expect(await loadCatalogue(language, 'critical')).toEqual(catalogue.critical);
    expect(await loadCatalogue(language, 'deferred')).toEqual(catalogue.deferred);
  });

  it.each([
    ['result.tipGoPay', 'result.toPay'],
    ['error.popupBlocked', 'result.toPay'],
    ['result.tipDone', 'result.rechargeDone'],
    ['recharge.cardCancelled', 'recharge.buy'],
  ])('quotes in %s the button %s by its label', (key, button) => {
    const { [key]: text, [button]: label } = translatedTexts(language);
    const isQuoted = text === undefined || label === undefined || text.includes(label);
    expect(isQuoted, `${text ?? ''} ≠ ${label ?? ''}`).toBe(true);
  });
});
