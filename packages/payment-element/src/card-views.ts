import type { PrepaidCard } from '@shop/contract';
import { formatMoney } from '@shop/payments';
import { type CardCheck, confirmCard } from '@shop/payments/cards';
import { type CardFrame, type CardOutcome, mountCardFrame } from '@shop/payments/hosted-card';
import { button, element, facts, view } from './element';
import type { Speech } from './texts/element-texts';

export { hostedCard } from '@shop/payments/hosted-card';
export { inGameCard } from '@shop/payments/in-game-card';

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
    ...{ frame, container, window, language },
    title: say('card.frame'),
    signal: leaving.signal,
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  });
  takeAway();
  return outcome;
}

/** Whether a prepaid card is to be used, and why it is not, if that is to be said. */
export interface CardAnswer {
  readonly isAgreed: boolean;
  readonly note: string | null;
}

/** Asks what a prepaid card is worth, and the player whether to use it (spec §5, §8). */
export async function askForCard(
  card: PrepaidCard,
  checkCard: (cardInfo: string) => Promise<CardCheck>,
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
