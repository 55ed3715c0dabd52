import { brands } from '@shop/brands/registry';
import { providerOf } from '@shop/payments/providers';
import { themeOf } from '../providers/themes';
import { formosaSeed } from './formosa';
import { haneulSeed } from './haneul';
import { merlionSeed } from './merlion';
import { novaSeed } from './nova';
import type { SeedBrand, SeedChannel, SeedGame } from './shape';

const methodParams = ['channel', 'channel_id'];

/** A channel for a payment channel id that no seed file describes; its icon is drawn by default. */
function defaultChannel(paywayId: string): SeedChannel[] {
  const provider = providerOf(paywayId);
  if (provider === null) return [];
  const needsMethod = provider.extraParams.some((param) => methodParams.includes(param));
  return [
    {
      paywayId,
      ...(needsMethod && { channelId: 'DEFAULT' }),
      name: themeOf(provider.key, '').name,
      icon: `channels/${provider.key}`,
      sort: 900,
    },
  ];
}

/** Adds to every game the channels that its brand has under contract and its seed file leaves out. */
export function withContractedChannels(
  seed: SeedBrand,
  payways: readonly string[] = brands.find(({ key }) => key === seed.brand)?.payways ?? [],
): SeedBrand {
  const games = seed.entries.flatMap((entry) => ('games' in entry ? entry.games : [entry]));
  const listed = games.flatMap(({ channels }) => Object.values(channels).flat());
  const missing = payways
    .filter((id) => !listed.some(({ paywayId }) => paywayId === id))
    .flatMap(defaultChannel);
  const withMissing = (game: SeedGame): SeedGame => ({
    ...game,
    channels: Object.fromEntries(
      Object.entries(game.channels).map(([region, list]) => [region, [...list, ...missing]]),
    ),
  });
  return {
    ...seed,
    entries: seed.entries.map((entry) =>
      'games' in entry ? { ...entry, games: entry.games.map(withMissing) } : withMissing(entry),
    ),
  };
}

/** The seeds of all brands. To add a brand, add its file beside this one and its name here. */
export const seeds: readonly SeedBrand[] = [novaSeed, merlionSeed, formosaSeed, haneulSeed].map(
  (seed) => withContractedChannels(seed),
);
