/**
 * The channel of prepaid cards inside the shop (spec §9). It has no provider's page: the card comes
 * with the payment, in a call of its own, and is checked against our own table.
 */
export const cardChannel = { paywayId: '10301', provider: 'mycard-in-game' } as const;
