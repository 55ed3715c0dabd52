/** One thing to buy, with every text formatted by the owner. */
export interface GoodsTile {
  id: string;
  name: string;
  /** Address of the icon; may be empty. */
  icon: string;
  /** Amount of currency without the bonus, for instance `300`; null for a pack. */
  base: string | null;
  /** The bonus on top, for instance `+30`; null when there is none. */
  bonus: string | null;
  /** Null for goods that are had for a prepaid card alone. */
  price: string | null;
  /** Text of the badge, for instance "Special"; null for none. */
  badge: string | null;
  /** A line such as "2 of 3 left"; null for none. */
  note: string | null;
  /** Why it cannot be bought now; the tile stays visible and says so. Null when it can. */
  disabledReason: string | null;
}

/** A type of goods, shown as a tab. */
export interface GoodsType {
  key: string;
  name: string;
  goods: readonly GoodsTile[];
}

/** What there is to show. `ready` without goods is the empty state. */
export type GoodsGridState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly text?: string | undefined; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly types: readonly GoodsType[] };

/** Props of {@link GoodsGrid}. */
export interface GoodsGridProps {
  state: GoodsGridState;
  /** Key of the open type; null opens the first. */
  chosenType: string | null;
  onTypeChange: (key: string) => void;
  /** Id of the chosen goods. */
  chosen: string | null;
  onChoose: (id: string) => void;
}
