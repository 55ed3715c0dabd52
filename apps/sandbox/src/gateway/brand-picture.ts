import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholderImage } from '../catalogue/placeholder-image';
import { repositoryFolder } from '../start/package-folder';

/** An image of a brand, ready to send. */
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
 * Reads an image from the brand's folder. A missing icon is replaced by a letter on the brand's
 * colour; null for any other missing image.
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
