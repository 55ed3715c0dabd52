import type { CardFrame, CardOutcome } from '@shop/payments/hosted-card';
import type { Shown, Showing } from './showing';

/** Card fields that are shown now. */
export type ShownCard = Shown<CardFrame, CardOutcome>;

/** Where the launcher puts card fields. */
export type CardFrames = Showing<CardFrame, CardOutcome>;
