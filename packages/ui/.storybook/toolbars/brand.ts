import { brands } from '@shop/brands/registry';
import type { BrandTheme } from '@shop/ui/brand-style';
import type { Toolbar } from './toolbar';

/** A shop without a brand: the default colour (spec §9) and the plainest of everything else. */
const plainLook: BrandTheme = {
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

/** The toolbar that chooses whose shop a story is in. */
export const brandToolbar: Toolbar = {
  description: 'Brand',
  toolbar: {
    icon: 'paintbrush',
    dynamicTitle: true,
    items: [plain, ...brands.map(({ key, name }) => ({ value: key, title: name }))],
  },
};

/** The look of the brand the toolbar names; without a brand of that key the plain one. */
export function lookOf(key: unknown): BrandTheme {
  return brands.find((brand) => brand.key === key)?.theme ?? plainLook;
}
