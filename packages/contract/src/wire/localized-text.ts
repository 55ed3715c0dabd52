import * as v from 'valibot';
import { text } from './text';
import { withDefault } from './with-default';

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
  withDefault(v.union([v.string(), localeMap]), ''),
  v.transform((value): LocalizedText => (typeof value === 'string' ? readLocaleMap(value) : value)),
);

/** {@link localizedText} that must not be empty or blank; a map has at least one text that is not. A number is read as text. */
export const requiredLocalizedText = v.pipe(
  v.union([text, localeMap]),
  v.transform((value): LocalizedText => {
    const read = typeof value === 'string' ? readLocaleMap(value.trim()) : value;
    return typeof read === 'string'
      ? read
      : Object.fromEntries(Object.entries(read).filter(([, one]) => one.trim() !== ''));
  }),
  v.check((value) => (typeof value === 'string' ? value : Object.keys(value)).length > 0),
);
