import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@shop/brands/registry';
import { expect, it } from 'vitest';
import { installPictureNames, webManifest } from './web-manifest';

const folder = join(import.meta.dirname, '../../../../brands');
const [brand] = brands;
if (brand === undefined) throw new Error('There is no brand to test with.');

it('names the shop, its colours and its pictures, and stays on its host', () => {
  const manifest: unknown = JSON.parse(webManifest(brand, 'ar', ['icon-192.png']));
  expect(manifest).toEqual({
    id: '/',
    name: brand.title,
    short_name: brand.name,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.theme.colour,
    background_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
  });
});

const picturesOf = (key: string): readonly string[] =>
  installPictureNames.filter((name) => existsSync(join(folder, key, name)));

/** A brand may have none; then its drawn icon serves. */
const pictured = brands.map(({ key }) => key).filter((key) => picturesOf(key).length > 0);

it.each(pictured)('%s has pictures of the sizes it declares', (key) => {
  expect(picturesOf(key)).toEqual(installPictureNames);
  const png = readFileSync(join(folder, key, 'icon-192.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
  for (const name of ['icon-512.webp', 'icon-maskable.webp']) {
    const webp = readFileSync(join(folder, key, name));
    const isExtended = webp.toString('latin1', 12, 16) === 'VP8X';
    const size = isExtended
      ? [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1]
      : [webp.readUInt16LE(26) % 0x4000, webp.readUInt16LE(28) % 0x4000];
    expect([name, ...size]).toEqual([name, 512, 512]);
  }
});
