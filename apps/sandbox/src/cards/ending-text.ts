import type { Payment } from '../providers/payment';

function refusalText(reason: Payment['reason']): string {
  switch (reason) {
    case 'insufficient-funds':
      return 'The bank refused this card: there is not enough money. Nothing was taken.';
    case 'expired-card':
      return 'The bank refused this card: it has expired. Nothing was taken.';
    case 'declined':
    case null:
      return 'The bank refused this card. Nothing was taken.';
  }
}

/** What the card fields say once they were sent. */
export function endingText({ state, reason }: Pick<Payment, 'state' | 'reason'>): string {
  switch (state) {
    case 'approved':
      return 'Paid. Thank you.';
    case 'refused':
      return refusalText(reason);
    case 'cancelled':
      return 'Cancelled. Nothing was taken.';
    case 'expired':
      return 'The time to pay is over. Nothing was taken.';
    case 'open':
      return 'The bank is still checking. The shop will show how it ends.';
  }
}
