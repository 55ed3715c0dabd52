import type { Payment } from '../providers/payment';

interface Numbered {
  readonly number: string;
  readonly note: string;
}

/** A public test card number and the result of a payment with it. */
export type TestCard = Numbered &
  (
    | {
        /**
         * `pending` leaves the payment open, like a slow bank; `challenge` makes the bank ask the
         * player for confirmation.
         */
        readonly outcome: 'approved' | 'pending' | 'challenge' | 'cancelled';
      }
    | {
        readonly outcome: 'refused';
        readonly reason: NonNullable<Payment['reason']>;
      }
  );

/**
 * The cards that the hosted fields accept: numbers that payment providers publish for tests. Other
 * numbers are rejected, so that no real card is entered.
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
