import type { PrepaidCard } from '@shop/contract';
import { type Preparation, formatMoney } from '@shop/payments';
import { type CardQuestions, confirmCard } from '@shop/payments/cards';
import {
  type CardFrame,
  type CardOutcome,
  hostedCard,
  mountCardFrame,
} from '@shop/payments/hosted-card';
import { inGameCard } from '@shop/payments/in-game-card';
import { button, element, facts, view } from './element';
import type { Speech } from './texts/element-texts';

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

/** Prepares the payment with card fields of a provider. */
export async function prepareCardFields(place: () => CardPlace | null): Promise<Preparation> {
  return hostedCard(async (frame) => {
    const now = place();
    return now === null ? 'load-failed' : showCardFrame(frame, now);
  })();
}

/** Shows the fields of a provider in a frame until they end, or the player goes back. */
async function showCardFrame(
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

/** Asks for a prepaid card in a view of its own. Resolves to null if the player leaves. */
async function askForCard(
  isRepeated: boolean,
  { speech, show }: CardPlace,
): Promise<PrepaidCard | null> {
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
      isRepeated ? element('p', { part: 'text' }, say('prepaid.enterAgain')) : null,
      cardFields(speech),
      element('button', { part: 'button main' }, say(isRepeated ? 'result.checkNow' : 'common.ok')),
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

/**
 * Asks what a prepaid card is worth, and the player whether to use it (spec §5, §8). A card that is refused may have been used
 * up by an earlier press without an answer: with the key of that press it is sent all the same, and not used twice.
 */
async function confirmedCard(
  card: PrepaidCard,
  checkCard: CardQuestions['checkCard'],
  isRepeated: boolean,
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
      return isRepeated
        ? { isAgreed: true, note: null }
        : { isAgreed: false, note: say('prepaid.refused') };
  }
}

/** A payment with a prepaid card, prepared, and why the card is not used, if that is to be said. */
export interface PreparedCard {
  readonly preparation: Preparation;
  readonly note: string | null;
}

/** What {@link prepareCard} needs. */
export interface CardToPrepare {
  /** Where the card is typed; the view of a purchase without an answer has no place for it. */
  readonly form: HTMLElement | undefined;
  /** Whether an earlier press of the same purchase had no answer. */
  readonly isRepeated: boolean;
  readonly checkCard: CardQuestions['checkCard'] | undefined;
  /** Null as long as nothing can be shown. */
  readonly place: CardPlace | null;
}

/** Prepares the payment with a prepaid card: with what is typed, else the card is asked for. */
export async function prepareCard({
  form,
  isRepeated,
  checkCard,
  place,
}: CardToPrepare): Promise<PreparedCard> {
  if (place === null) return { preparation: 'load-failed', note: null };
  const typed = form === undefined ? null : takeCard(form);
  const card = typed !== null && typed.number !== '' ? typed : await askForCard(isRepeated, place);
  if (card === null) return { preparation: 'cancelled', note: null };
  const { isAgreed, note } =
    checkCard === undefined
      ? { isAgreed: true, note: null }
      : await confirmedCard(card, checkCard, isRepeated, place);
  const preparation = await inGameCard(() => Promise.resolve(isAgreed ? card : null))();
  return { preparation, note };
}

/** Makes the fields of a prepaid card. What is typed stays in them until it is taken. */
export function cardFields({ say }: Speech): HTMLElement {
  const field = (name: keyof PrepaidCard, type: string): HTMLElement =>
    element(
      'label',
      { part: 'field' },
      say(`prepaid.${name}`),
      element('input', {
        ...{ part: 'input', name, type, autocomplete: 'off', autocapitalize: 'off' },
        ...{ spellcheck: 'false', required: true, pattern: '.*\\S.*' },
      }),
    );
  const where = element('p', { part: 'text' }, say('prepaid.where'));
  const fields = [field('number', 'text'), field('password', 'password')];
  return element('div', { part: 'card' }, where, ...fields);
}

/** Takes the card that is typed below an element. The fields are empty afterwards. */
function takeCard(place: HTMLElement): PrepaidCard {
  const taken = (name: keyof PrepaidCard): string => {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    const typed = input?.value ?? '';
    if (input !== null) input.value = '';
    return typed;
  };
  return { number: taken('number'), password: taken('password') };
}
