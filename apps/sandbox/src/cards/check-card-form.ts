import * as v from 'valibot';
import type { CardProblem } from '../page-texts/page-texts';
import { type TestCard, testCards } from './test-cards';

const modulus = 10;

/** Reports whether a card number has a valid check digit (Luhn). */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % modulus === 0;
}

/** The card fields as the form sends them. */
export const cardForm = v.object({
  number: v.optional(v.string(), ''),
  expiry: v.optional(v.string(), ''),
  cvc: v.optional(v.string(), ''),
});

/** The test card, or the problems of the fields. */
export type CardFormCheck =
  | { readonly kind: 'card'; readonly card: TestCard }
  | { readonly kind: 'wrong'; readonly problems: CardProblems };

/** What is wrong with each invalid field. */
export interface CardProblems {
  readonly number?: CardProblem;
  readonly expiry?: CardProblem;
  readonly cvc?: CardProblem;
}

const century = 2000;

function isExpiryAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const number = Number(month);
  // A card is valid until the end of its month. Months count from 0 here, so this is the next one.
  const firstDayAfter = Date.UTC(century + Number(year), number, 1);
  return number >= 1 && number <= 12 && firstDayAfter > now.getTime();
}

function numberProblem(number: string, card: TestCard | undefined): CardProblems {
  if (!isLuhnValid(number)) return { number: 'typing-error' };
  if (card === undefined) return { number: 'no-test-card' };
  return {};
}

/** Checks the card fields; spaces in the number are ignored. */
export function checkCardForm(form: v.InferOutput<typeof cardForm>, now: Date): CardFormCheck {
  const number = form.number.replace(/[\s-]/g, '');
  const card = testCards.find((known) => known.number === number);
  const problems: CardProblems = {
    ...numberProblem(number, card),
    ...(!isExpiryAhead(form.expiry, now) && { expiry: 'past-date' as const }),
    ...(!/^\d{3,4}$/.test(form.cvc.trim()) && { cvc: 'wrong-code' as const }),
  };
  if (card === undefined || Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  return { kind: 'card', card };
}
