import * as v from 'valibot';
import { commaList } from './comma-list';
import { withDefault } from './with-default';

const texts = v.array(v.string());

function readList(value: string): readonly string[] {
  if (!value.startsWith('[')) return v.parse(commaList, value);
  try {
    const read = v.safeParse(texts, JSON.parse(value));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Names as a list, as JSON in a string, or separated by commas; read as a list (spec §3). */
export const textList = v.pipe(
  withDefault(v.union([v.string(), texts]), ''),
  v.transform((value) => (typeof value === 'string' ? readList(value) : value)),
);
