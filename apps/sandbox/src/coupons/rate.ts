const whole = 1000;

/** Thousandths (900) as the wire carries a rate: what is left to pay, 0.9. */
export function rateOf(permille: number): number {
  return permille / whole;
}
