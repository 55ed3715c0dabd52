import { brands } from '@shop/brands/registry';
import type { BrandTheme } from '@shop/ui/brand-style';
import type { Toolbar } from './toolbar';

/** The theme of a shop without a brand, with the default colour (spec §9). */
const plainTheme: BrandTheme = {
  colour: '#00bbff',
  corners: 'soft',
  headings: 'neutral',
  backdrop: 'plain',
  cards: 'raised',
  header: 'plain',
  buttons: 'solid',
  tiles: 'upright',
};

const plain = { value: 'plain', title: 'No brand (#00bbff)' };

/** The toolbar that chooses the brand. */
export const brandToolbar: Toolbar = {
  description: 'Brand',
  toolbar: {
    icon: 'paintbrush',
    dynamicTitle: true,
    items: [plain, ...brands.map(({ key, name }) => ({ value: key, title: name }))],
  },
};

/** Returns the theme of the chosen brand; the plain theme if there is no such brand. */
export function themeOf(key: unknown): BrandTheme {
  return brands.find((brand) => brand.key === key)?.theme ?? plainTheme;
}
