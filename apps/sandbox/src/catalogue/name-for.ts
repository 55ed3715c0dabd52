import { chooseLanguage } from '@shop/i18n/choose-language';
import * as v from 'valibot';

const namesByLanguage = v.record(v.string(), v.string());

/**
 * Returns a name of the catalogue in the language of the shop (`spec_lang`, any text), in English if there is none in
 * it. Names are stored plain, or as a locale map in JSON, and answered plain (spec §3).
 */
export function nameFor(language: string, name: string): string {
  if (!name.startsWith('{')) return name;
  const names = v.parse(namesByLanguage, JSON.parse(name));
  return (
    names[
      chooseLanguage({ specLang: language, browser: [], offered: ['en', ...Object.keys(names)] })
    ] ?? ''
  );
}
