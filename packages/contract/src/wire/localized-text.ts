import * as v from 'valibot';

/** Plain text, or texts by locale (`{ "en": "…", "zh-TW": "…" }`). */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** A longer text is not parsed as a locale map; it stays plain text. */
const longestJson = 16 * 1024;

const localeMap = v.record(v.string(), v.string());

function readLocaleMap(value: string): LocalizedText {
  if (!value.startsWith('{') || value.length > longestJson) return value;
  try {
    const read = v.safeParse(localeMap, JSON.parse(value));
    return read.success ? read.output : value;
  } catch {
    return value;
  }
}

/** A field that "may be JSON" (spec §3): a locale map in a string, or just the string. */
export const localizedText = v.pipe(
  v.nullish(v.union([v.string(), localeMap]), ''),
  v.transform((value): LocalizedText => (typeof value === 'string' ? readLocaleMap(value) : value)),
);
