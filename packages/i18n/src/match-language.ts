import { type Language, isLanguage } from './catalogues/catalogues';

const traditionalRegions = ['tw', 'hk', 'mo'];

function chinese(subtags: readonly string[]): Language {
  if (subtags.includes('hant')) return 'zh-TW';
  if (subtags.includes('hans')) return 'zh-CN';
  return traditionalRegions.some((region) => subtags.includes(region)) ? 'zh-TW' : 'zh-CN';
}

function nearest(tag: string): Language | undefined {
  const [primary = '', ...subtags] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'zh') return chinese(subtags);
  if (primary === 'yue') return subtags.includes('hans') ? 'zh-CN' : 'zh-TW';
  // Indonesian under the code older Android systems still send.
  if (primary === 'in') return 'id';
  return isLanguage(primary) ? primary : undefined;
}

/**
 * The language on offer that fits a BCP 47 tag best: the script decides for Chinese before the
 * region does (zh-Hant-HK → zh-TW), elsewhere the region says nothing (pt-BR → pt). A reader of one
 * Chinese script is given the other rather than a foreign language. `undefined` where nothing fits.
 */
export function matchLanguage(tag: string, offered: readonly Language[]): Language | undefined {
  const language = nearest(tag);
  if (language === undefined) return undefined;
  if (offered.includes(language)) return language;
  return language.startsWith('zh-') ? offered.find((one) => one.startsWith('zh-')) : undefined;
}
