import type { LoadScript, ScriptSource } from '../gateway/create-script-loader';
import type { CardAppearance } from '../hosted-card/card-appearance';
import type { CardOutcome } from '../hosted-card/card-fields';
import type { FrameEnvironment } from '../providers/provider';

/** The context of a provider's adapter inside the card frame. */
export interface CardStage {
  /** An empty element in the document. It has an `id` for libraries that take a selector. */
  readonly container: HTMLElement;
  readonly environment: FrameEnvironment;
  /** The shop's language, one of its 18 codes. */
  readonly language: string;
  /** The look of the shop, for a library that can take it on; null for the library's own. */
  readonly appearance: CardAppearance | null;
  /** The payment parameters in the fragment of the address; each adapter defines their names. */
  readonly session: ReadonlyMap<string, string>;
  /** The provider's proprietary library; null if none is configured. */
  readonly script: ScriptSource | null;
  readonly loadScript: LoadScript;
  /** Reports that the fields can be used. Further calls have no effect. */
  readonly ready: () => void;
  /**
   * Reports how the fields ended. Report `done` whenever the player may have paid, also after a
   * refusal: only the order shows the result. For the same reason a `load-failed` after `ready` is
   * sent as `done`.
   */
  readonly end: (outcome: CardOutcome) => void;
}

/**
 * Shows the card fields of one provider inside the card frame. The resources it needs are in the
 * provider's own file, which servers read and the frame does not load.
 */
export interface CardFrameAdapter {
  /** The provider’s key in the registry of providers. */
  readonly provider: string;
  /**
   * Loads the provider's library and shows its fields. Import the library inside this function, so
   * that a frame loads only the library of its own provider. A rejection counts as `load-failed`.
   */
  readonly mount: (stage: CardStage) => Promise<void>;
}

/** Checks an adapter at compile time. */
export function defineCardFrame(adapter: CardFrameAdapter): CardFrameAdapter {
  return adapter;
}
