import type { PageNeed } from '../providers/page-need';

/** Whether a provider moves real money. Its test environment mostly lives on other hosts. */
export type FrameEnvironment = 'production' | 'test';

/** What a provider brings into the card frame. Data without a document, so that servers read it. */
export interface FrameNeeds {
  /** The provider’s key in the registry of providers. */
  readonly provider: string;
  readonly needs: Readonly<Record<FrameEnvironment, readonly PageNeed[]>>;
}

/** Checks at compile time that nothing is missing from what a provider needs. */
export function defineFrameNeeds(needs: FrameNeeds): FrameNeeds {
  return needs;
}
