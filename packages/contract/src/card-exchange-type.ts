/**
 * The `type_key` of card-exchange goods: one redeems a prepaid card for them and pays nothing else, so
 * no price is shown and no channel chosen (spec §2, §4). Their `price` is 0.
 */
export const cardExchangeType = 'card';
