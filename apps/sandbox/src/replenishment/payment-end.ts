const quarterHour = 15 * 60 * 1000;

/**
 * Until when a provider may take money for a replenishment: as long as the link lives, and at most
 * 15 minutes, because while one payer may be paying nobody else can.
 */
export function paymentEnd({ expiresAt }: { readonly expiresAt: Date }, now: Date): Date {
  return new Date(Math.min(expiresAt.getTime(), now.getTime() + quarterHour));
}
