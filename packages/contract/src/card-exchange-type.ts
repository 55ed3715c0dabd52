/**
 * The `type_key` of card-exchange goods: the player redeems a prepaid card for them and pays
 * nothing else, so the shop shows no price and no channels (spec §2, §4). Their `price` is 0.
 */
export const cardExchangeType = 'card';
