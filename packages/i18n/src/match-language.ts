const traditionalRegions = ['tw', 'hk', 'mo'];

function chinese(subtags: readonly string[]): string {
  if (subtags.includes('hant')) return 'zh-TW';
  if (subtags.includes('hans')) return 'zh-CN';
  return traditionalRegions.some((region) => subtags.includes(region)) ? 'zh-TW' : 'zh-CN';
}

function nearest(tag: string): string {
  const [primary = '', ...subtags] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'zh') return chinese(subtags);
  if (primary === 'yue') return subtags.includes('hans') ? 'zh-CN' : 'zh-TW';
  // Older Android systems send the former code of Indonesian.
  if (primary === 'in') return 'id';
  return primary;
}

/**
 * Returns the offered language that matches a BCP 47 tag best, or undefined if none does. For Chinese
 * the script counts before the region (zh-Hant-HK → zh-TW); for other languages the region is ignored
 * (pt-BR → pt). If only the other Chinese script is offered, it is returned.
 */
export function matchLanguage<Code extends string>(
  tag: string,
  offered: readonly Code[],
): Code | undefined {
  const language = nearest(tag);
  const same = offered.find((one) => one === language);
  return language.startsWith('zh-') ? (same ?? offered.find((one) => one.startsWith('zh-'))) : same;
}
