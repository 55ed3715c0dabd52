import type { LoadScript, ScriptSource } from '../gateway/create-script-loader';
import type { CardOutcome } from '../hosted-card/card-fields';
import type { FrameEnvironment } from './frame-needs';

/** What a provider's adapter has to work with inside the card frame. */
export interface CardStage {
  /** Empty, and in the document; it has an `id`, for libraries that are told a selector. */
  readonly container: HTMLElement;
  readonly environment: FrameEnvironment;
  /** The shop's language, one of its 18 codes. */
  readonly language: string;
  /** What the address's fragment says of the payment; names are the adapter's own. */
  readonly session: ReadonlyMap<string, string>;
  /** Where the provider's closed library comes from; null where none is configured. */
  readonly script: ScriptSource | null;
  readonly loadScript: LoadScript;
  /** The fields can be used. Said once; nothing is said to the shop twice. */
  readonly ready: () => void;
  /**
   * The fields are over. `done` whenever the player may have paid, success and refusal alike: only
   * the order knows. `load-failed` once they were ready counts as `done`, for the same reason.
   */
  readonly end: (outcome: CardOutcome) => void;
}

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
