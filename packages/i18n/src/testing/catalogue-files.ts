import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages, TextPart } from '../translate';

/** The parts of a catalogue, in the order in which they are loaded. */
export const parts = ['critical', 'deferred'] as const satisfies readonly TextPart[];

/** The texts of a language. */
export interface Catalogue extends Readonly<Record<TextPart, Messages>> {
  /** Its code, for instance `zh-CN`. */
  readonly language: string;
  /** For each translated text, the hash of the English text that it was made from. Empty for English. */
  readonly sources: Messages;
}

/** The folder of the catalogues. */
export const cataloguesFolder = join(import.meta.dirname, '../catalogues');

/** Returns the code of each language that has a folder, sorted. */
export function listLanguages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => Intl.getCanonicalLocales(entry.name))
    .sort();
}

/** Returns the path of a file of a language, such as `zh-cn/critical.json`. */
export function fileOf(language: string, name: TextPart | 'sources'): string {
  return `${language.toLowerCase()}/${name}.json`;
}

/** Returns texts as their file has them. */
function writtenTexts(texts: Messages): string {
  return `${JSON.stringify(texts, null, 2)}\n`;
}

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

function readTexts(folder: string, file: string): Messages {
  const path = join(folder, file);
  if (!existsSync(path)) return {};
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isMessages(texts))
    throw new Error(
      `${file} is not an object of texts. If a translation platform has nested it, turn off its key separator.`,
    );
  return texts;
}

/** Returns the texts of a language; a file that does not exist has none. */
export function readCatalogue(folder: string, language: string): Catalogue {
  const [critical, deferred, sources] = (['critical', 'deferred', 'sources'] as const).map((name) =>
    readTexts(folder, fileOf(language, name)),
  );
  return { language, critical: critical ?? {}, deferred: deferred ?? {}, sources: sources ?? {} };
}

/** Writes the files of a language. English has no sources. */
export function writeCatalogue(folder: string, catalogue: Catalogue): void {
  const { language } = catalogue;
  mkdirSync(join(folder, language.toLowerCase()), { recursive: true });
  for (const name of language === 'en' ? parts : ([...parts, 'sources'] as const))
    writeFileSync(join(folder, fileOf(language, name)), writtenTexts(catalogue[name]));
}

/** Returns the files of a language that the commands would write otherwise: a key may be there twice. */
export function foreignFiles(folder: string, language: string): string[] {
  return parts
    .map((part) => fileOf(language, part))
    .filter(
      (file) => readFileSync(join(folder, file), 'utf8') !== writtenTexts(readTexts(folder, file)),
    );
}

/** Returns the hash by which an English text is recognized: of 8 digits, as a file has hundreds. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
