/**
 * Texts that nothing says yet. The list only shrinks: the check fails as soon as one of them is said,
 * so that it is taken out here, and for any other text that nobody says.
 *
 * @type {readonly string[]}
 */
export const unsaidKeys = [
  // Said by flows that are still to come: components take these words from whoever uses them.
  ...['goods.left', 'header.event', 'header.vipCenter', 'replenish.userLabel', 'countdown.left'],
  ...['recharge.summary', 'tip_noUse_coupon'],
  // A placeholder of the specification (§3); its countdowns are written with colons.
  'time.seconds',
];
