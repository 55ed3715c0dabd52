import type { Decision } from '../providers/decide-payment';

/** A card number that everybody may use, and what happens to a payment with it. */
export interface TestCard {
  readonly number: string;
  /** `pending` leaves the payment open, as a bank does that asks back. */
  readonly outcome: Extract<Decision, 'approved' | 'refused'> | 'pending';
  readonly note: string;
}

/** The cards that the hosted fields take. Any other is turned away: no real card belongs in here. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'approved', note: 'approved' },
  { number: '4000000000000002', outcome: 'refused', note: 'refused by the bank' },
  { number: '4000000000000069', outcome: 'refused', note: 'refused: the card has expired' },
  { number: '4000000000000259', outcome: 'pending', note: 'stays pending' },
];
