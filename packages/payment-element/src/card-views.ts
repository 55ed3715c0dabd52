import type { PrepaidCard } from '@shop/contract';
import { type Preparation, formatMoney } from '@shop/payments';
import { type CardQuestions, confirmCard } from '@shop/payments/cards';
import { type CardFrame, type CardOutcome, mountCardFrame } from '@shop/payments/hosted-card';
import { inGameCard } from '@shop/payments/in-game-card';
import { cardFields, takeCard } from './card-fields';
import { button, element, facts, view } from './element';
import type { Speech } from './texts/element-texts';

export { hostedCard } from '@shop/payments/hosted-card';

/** Where the form of a card is shown. */
export interface CardPlace {
  readonly speech: Speech;
  /**
   * Shows a form in place of everything else. Returns what takes it away.
   *
   * @param leave - Called if the element leaves the page, or sells to another player.
   */
  readonly show: (form: HTMLElement, leave: () => void) => () => void;
}

/** Shows the fields of a provider in a frame until they end, or the player goes back. */
export async function showCardFrame(
  frame: CardFrame,
  { speech: { say, language }, show }: CardPlace,
): Promise<CardOutcome> {
  const leaving = new AbortController();
  const leave = (): void => {
    leaving.abort();
  };
  const container = element('div', { part: 'frame' });
  const back = button('back', say('common.back'), leave);
  // Above the frame, whose height changes under the finger otherwise.
  const takeAway = show(view(say('card.title'), back, container), leave);
  const outcome = await mountCardFrame({
    ...{ frame, container, language },
    title: say('card.frame'),
    signal: leaving.signal,
  });
  takeAway();
  return outcome;
}

/**
 * Asks for the card of a purchase without an answer once more, since it is kept nowhere. With the key of that purchase it
 * is not used twice. Resolves to null if the player leaves.
 */
async function askForCardAgain({ speech, show }: CardPlace): Promise<PrepaidCard | null> {
  const { say } = speech;
  return new Promise((resolve) => {
    const end = (card: PrepaidCard | null): void => {
      takeAway();
      resolve(card);
    };
    const leave = (): void => {
      end(null);
    };
    const submit = (event: Event): void => {
      event.preventDefault();
      end(takeCard(form));
    };
    const form = element(
      'form',
      { on: { submit } },
      element('p', { part: 'text' }, say('prepaid.enterAgain')),
      cardFields(speech),
      element('button', { part: 'button main' }, say('result.checkNow')),
      button('refuse', say('common.cancel'), leave),
    );
    const takeAway = show(view(say('prepaid.title'), form), leave);
  });
}

/** Whether a prepaid card is to be used, and why it is not, if that is to be said. */
interface CardAnswer {
  readonly isAgreed: boolean;
  readonly note: string | null;
}

/** Asks what a prepaid card is worth, and the player whether to use it (spec §5, §8). */
async function askForCard(
  card: PrepaidCard,
  checkCard: CardQuestions['checkCard'],
  { speech: { say }, show }: CardPlace,
): Promise<CardAnswer> {
  const result = await confirmCard(card, {
    checkCard,
    confirm: async ({ price, currency, gems }) =>
      new Promise<boolean>((resolve) => {
        const answer = (isAgreed: boolean) => (): void => {
          takeAway();
          resolve(isAgreed);
        };
        const worth = currency === '' ? String(price) : formatMoney(price, currency);
        const rows = [[say('prepaid.worth'), worth] as const, [say('prepaid.gems'), gems] as const];
        const question = view(
          say('tip_recharge_confirm'),
          facts(rows),
          button('agree', say('common.ok'), answer(true), 'main'),
          button('refuse', say('common.cancel'), answer(false)),
        );
        const takeAway = show(question, answer(false));
      }),
  });
  switch (result.kind) {
    case 'confirmed':
      return { isAgreed: true, note: null };
    case 'cancelled':
      return { isAgreed: false, note: null };
    case 'check-failed':
      return { isAgreed: false, note: say('error.network') };
    case 'refused':
      return { isAgreed: false, note: say('prepaid.refused') };
  }
}

/** A payment with a prepaid card, prepared, and why the card is not used, if that is to be said. */
export interface PreparedCard {
  readonly preparation: Preparation;
  readonly note: string | null;
}

/**
 * Prepares the payment with a prepaid card.
 *
 * @param typed - What the order's form had; nothing is typed where a purchase without an answer is sent again.
 */
export async function prepareCard(
  typed: PrepaidCard | null,
  checkCard: CardQuestions['checkCard'] | undefined,
  place: CardPlace,
): Promise<PreparedCard> {
  const isTyped = typed !== null && typed.number !== '';
  const card = isTyped ? typed : await askForCardAgain(place);
  if (card === null) return { preparation: 'cancelled', note: null };
  // What a card of an earlier press is worth was confirmed then, and it may be used up by that.
  const { isAgreed, note } =
    isTyped && checkCard !== undefined
      ? await askForCard(card, checkCard, place)
      : { isAgreed: true, note: null };
  const preparation = await inGameCard(() => Promise.resolve(isAgreed ? card : null))();
  return { preparation, note };
}
