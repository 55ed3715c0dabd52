/** The scripts, also as .NET names them, before the regions. */
const traditional = ['hant', 'cht'];
const simplified = ['hans', 'chs'];
const traditionalRegions = ['tw', 'hk', 'mo'];

function chinese(subtags: readonly string[]): string {
  const has = (names: readonly string[]): boolean => names.some((name) => subtags.includes(name));
  if (has(traditional)) return 'zh-TW';
  if (has(simplified)) return 'zh-CN';
  return has(traditionalRegions) ? 'zh-TW' : 'zh-CN';
}

/** Tags also come from systems that write them in another way: `zh_TW_#Hant` of Java, `de_DE@euro`, `zh-CHT`. */
function nearest(tag: string): string {
  const [primary = '', ...subtags] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@#=]+/);
  if (primary === 'zh' || primary === 'cmn') return chinese(subtags);
  if (primary === 'yue')
    return subtags.some((name) => simplified.includes(name)) ? 'zh-CN' : 'zh-TW';
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
