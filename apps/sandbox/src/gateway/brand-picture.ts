import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholderImage } from '../catalogue/placeholder-image';
import { repositoryFolder } from '../start/package-folder';

/** A picture of a brand, ready to be sent. */
export interface BrandPicture {
  readonly type: string;
  readonly content: Buffer | string;
}

const types: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
]);

/**
 * A picture from the brand's folder. Its icon is there even if nobody has drawn it yet: a letter on
 * the brand's colour. Null for any other picture that the brand does not have.
 */
export async function pictureOf(
  key: string,
  colour: string,
  name: string,
  file: string,
): Promise<BrandPicture | null> {
  const type = types.get(file.split('.').at(-1) ?? '') ?? 'application/octet-stream';
  try {
    return { type, content: await readFile(join(repositoryFolder, 'brands', key, file)) };
  } catch {
    return file === 'icon.svg' ? { type, content: placeholderImage(name, colour) } : null;
  }
}
