const choice = { value: 's1', display: 'S1' };

/** What the browser of a player of nova has stored who has chosen everything in a game. */
export function playerStorage({
  clientId,
  gameProductId,
}: {
  readonly clientId: string;
  readonly gameProductId: string;
}): Readonly<Record<string, string>> {
  const values = {
    paymentGameInfo: { shop: 'nova', clientId, gameProductId, gameName: 'G', logo: '' },
    paymentOrderInfo: {
      ...{ clientId, area: null, server: choice, role: choice, productId: 'p1' },
      ...{ region: null, channelKey: null, subChannelId: null },
    },
    [`paymentUserinfo.${gameProductId}`]: {
      ...{ username: 'ann', suid: 'u1', oauth_token: 'token', gp_id: gameProductId },
    },
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, d]) => [key, JSON.stringify({ v: 1, exp: null, d })]),
  );
}
