import { formatMoney } from '@shop/i18n';

/** Names that back ends have sent: 60 letters, pictures made of several characters, and a turn of the direction. */
export const oddNames = [
  'Wunderkristalle des uralten Sternenwaechters von Drachenfels',
  '💎 Gems 👨‍👩‍👧‍👦 ✨🇯🇵',
  'Knight \u202Eesrever',
] as const;

/** Nothing, more than a line has room for, and a third decimal. */
export const oddPrices = [
  formatMoney(0, 'USD', 'en'),
  formatMoney(1_234_567_890, 'IDR', 'en'),
  formatMoney(1.255, 'KWD', 'en'),
] as const;

/** Extreme texts from outside. No component may overflow with one, or run its markup. */
export const awkward = {
  /** 200 characters without a break opportunity. */
  long: 'Ærøskøbing'.repeat(20),
  /** Must be shown as text. The audit fails a story in which it becomes an element. */
  markup: '<b data-became-markup>Knight</b> & <i data-became-markup>co</i>',
  /** A right-to-left name in left-to-right text. */
  backwards: 'فارس 7 – Ally',
} as const;
