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
  // Older Android systems send the former code of Indonesian.
  if (primary === 'in') return 'id';
  return isLanguage(primary) ? primary : undefined;
}

/**
 * Returns the offered language that matches a BCP 47 tag best, or undefined if none does. For Chinese
 * the script counts before the region (zh-Hant-HK → zh-TW); for other languages the region is ignored
 * (pt-BR → pt). If only the other Chinese script is offered, it is returned.
 */
export function matchLanguage(tag: string, offered: readonly Language[]): Language | undefined {
  const language = nearest(tag);
  if (language === undefined) return undefined;
  if (offered.includes(language)) return language;
  return language.startsWith('zh-') ? offered.find((one) => one.startsWith('zh-')) : undefined;
}
