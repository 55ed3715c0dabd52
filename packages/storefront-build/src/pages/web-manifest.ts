import type { Brand } from '@shop/brands';
import { type Language, languageEntry } from '@shop/i18n';

/** The pictures of an installed shop that a brand's folder may contain, besides `icon.svg`. */
export const installPictureNames = ['icon-192.png', 'icon-512.webp', 'icon-maskable.webp'] as const;

/** One of {@link installPictureNames}. */
export type InstallPicture = (typeof installPictureNames)[number];

const pictureFacts = {
  'icon-192.png': { sizes: '192x192', purpose: 'any' },
  'icon-512.webp': { sizes: '512x512', purpose: 'any' },
  // Its edge may be cut off: what matters is inside of a circle of 80 % of its width.
  'icon-maskable.webp': { sizes: '512x512', purpose: 'maskable' },
} as const satisfies Record<InstallPicture, object>;

/** Dark text is readable on it before the first page is drawn. */
const background = '#ffffff';

/**
 * Returns the web app manifest of a brand, by which its shop can be installed.
 *
 * @param language - The brand's default language.
 * @param pictures - Those that the brand's folder contains.
 */
export function webManifest(
  { name, title, theme }: Pick<Brand, 'name' | 'title' | 'theme'>,
  language: Language,
  pictures: readonly InstallPicture[],
): string {
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: name,
    lang: language,
    dir: languageEntry(language).direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.colour,
    background_color: background,
    icons: [
      ...pictures.map((picture) => ({
        src: `/${picture}`,
        type: picture.endsWith('.png') ? 'image/png' : 'image/webp',
        ...pictureFacts[picture],
      })),
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
  });
}
