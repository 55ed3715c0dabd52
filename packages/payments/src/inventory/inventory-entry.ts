import type { PageNeed, Source } from '../providers/page-need';

/** A script that is written into the page itself, known by what it says. */
export interface InlineScript {
  readonly hash: `sha256-${string}`;
  /** What it is for, as an assessor reads it. */
  readonly why: string;
}

/** Where something comes from; an inline script comes with the page. */
export type InventorySource = Source | { readonly kind: 'inline'; readonly hash: string };

/** One thing that may be loaded into one document of a payment page, and who needs it. */
export interface InventoryEntry extends Pick<PageNeed, 'directive' | 'why' | 'integrity'> {
  readonly source: InventorySource;
  /** The one file of the source that is meant, or a pattern with `*`; null where all of it is. */
  readonly path: string | null;
  /** Keys of the providers that need it; none for what the shop itself needs. */
  readonly providers: readonly string[];
  /** The payment channel ids (spec §9) of those providers that the brand has under contract. */
  readonly payways: readonly string[];
}

/** The document with the card fields of one provider. */
export interface CardFrameInventory {
  readonly provider: string;
  readonly payways: readonly string[];
  readonly entries: readonly InventoryEntry[];
}

/** All that a brand’s payment page may load: its own document, and each card frame within. */
export interface ScriptInventory {
  readonly shop: readonly InventoryEntry[];
  readonly cardFrames: readonly CardFrameInventory[];
}
