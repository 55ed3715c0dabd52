/** A line of the order card that wide screens show. */
export interface PayBarLine {
  label: string;
  value: string;
}

/** Props of {@link PayBar}: a bar at the bottom of a phone, an order card beside the goods from 900 px. */
export interface PayBarProps {
  /** Name of the chosen goods, or null. */
  item: string | null;
  /** Formatted price of the chosen goods; null for none, and for goods that have none. */
  price: string | null;
  original?: string | null | undefined;
  /** Who receives it, and the like; shown on the order card only. */
  lines?: readonly PayBarLine[] | undefined;
  /**
   * The next missing step as the button's text ("Choose a server"), or null when everything is
   * chosen and the button buys.
   */
  missing: { readonly label: string; readonly onPress: () => void } | null;
  /** What the button says once nothing is missing: "exchange" for goods had for a card (spec §2). */
  purpose?: 'exchange' | 'buy' | undefined;
  onBuy: () => void;
  busy?: boolean | undefined;
}
