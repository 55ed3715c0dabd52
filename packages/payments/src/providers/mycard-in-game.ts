import { type ProviderMethods, defineProvider } from './provider';

/** The prepaid-card provider's card, entered in the shop and sent in a card call (spec §7). */
export const myCardInGame = defineProvider({
  key: 'mycard-in-game',
  paywayIds: ['10301'],
  call: 'myCardInGame',
  presentation: 'in-game-card',
});

/** What players know its methods as. */
export const myCardInGameMethods: ProviderMethods = {
  kind: 'prepaid',
};
