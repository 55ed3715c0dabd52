/** Props of {@link Price}. */
export interface PriceProps {
  /** The price to pay, formatted for the region by the owner, for instance `$4.99`. */
  amount: string;
  /** The price before a discount, formatted likewise; shown struck through. */
  original?: string | null | undefined;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}
