import type { Payment } from '../providers/payment';

interface Numbered {
  readonly number: string;
  readonly note: string;
}

/** A card number that everybody may use, and what happens to a payment with it. */
export type TestCard = Numbered &
  (
    | {
        /**
         * `pending` leaves the payment open, as a bank does that takes its time; `challenge` has the
         * bank ask the player on a page of its own.
         */
        readonly outcome: 'approved' | 'pending' | 'challenge' | 'cancelled';
      }
    | {
        readonly outcome: 'refused';
        readonly reason: NonNullable<Payment['reason']>;
      }
  );

/**
 * The cards that the hosted fields take, all of them numbers that payment providers publish for
 * tests. Any other is turned away: no real card belongs in here.
 */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'approved', note: 'approved' },
  { number: '5555555555554444', outcome: 'approved', note: 'approved, of another scheme' },
  {
    number: '4000000000000002',
    outcome: 'refused',
    reason: 'declined',
    note: 'refused by the bank',
  },
  {
    number: '4000000000009995',
    outcome: 'refused',
    reason: 'insufficient-funds',
    note: 'refused: not enough money',
  },
  {
    number: '4000000000000069',
    outcome: 'refused',
    reason: 'expired-card',
    note: 'refused: the card has expired',
  },
  { number: '4000000000000259', outcome: 'pending', note: 'stays pending' },
  {
    number: '4000000000003220',
    outcome: 'challenge',
    note: 'the bank asks back: approve, refuse or leave',
  },
  { number: '4000000000000119', outcome: 'cancelled', note: 'cancelled on the way' },
];
