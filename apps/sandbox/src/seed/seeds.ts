import { brands } from '@shop/brands/registry';
import { providerOf } from '@shop/payments/providers';
import { themeOf } from '../providers/themes';
import { playedGames } from './catalogue-rows';
import { auroraSeed } from './aurora';
import { codaverseSeed } from './codaverse';
import { dragonfireSeed } from './dragonfire';
import { emberSeed } from './ember';
import { europaSeed } from './europa';
import { hanabiSeed } from './hanabi';
import { harbourSeed } from './harbour';
import { northstarSeed } from './northstar';
import { oasisSeed } from './oasis';
import { pixelforgeSeed } from './pixelforge';
import { volgaSeed } from './volga';
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
  const listed = playedGames(seed).flatMap(({ channels }) => Object.values(channels).flat());
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
    areas: seed.areas.map((area) => ({
      ...area,
      entries: area.entries.map((entry) =>
        'games' in entry ? { ...entry, games: entry.games.map(withMissing) } : withMissing(entry),
      ),
    })),
  };
}

/**
 * The seeds of all brands. To add one, run `npm run new:brand -- <key>`, or add its file beside this one
 * and its two lines here.
 */
export const seeds: readonly SeedBrand[] = [
  novaSeed,
  merlionSeed,
  formosaSeed,
  haneulSeed,
  auroraSeed,
  codaverseSeed,
  dragonfireSeed,
  emberSeed,
  europaSeed,
  hanabiSeed,
  harbourSeed,
  northstarSeed,
  oasisSeed,
  pixelforgeSeed,
  volgaSeed,
].map((seed) => withContractedChannels(seed));
