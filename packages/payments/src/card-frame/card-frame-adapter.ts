import type { CardStage } from './card-stage';

/**
 * How the card fields of one provider are shown inside the card frame. What it brings in stands in
 * its `…-needs.ts`, which servers read and the page does not carry.
 */
export interface CardFrameAdapter {
  /** The provider’s key in the registry of providers. */
  readonly provider: string;
  /**
   * Loads the provider's library and has it show its fields. The library is imported in here, so
   * that a frame carries that of its own provider only. What is thrown counts as `load-failed`.
   */
  readonly mount: (stage: CardStage) => Promise<void>;
}

/** Checks at compile time that an adapter says all that is asked of one. */
export function defineCardFrame(adapter: CardFrameAdapter): CardFrameAdapter {
  return adapter;
}
