import type { Brand } from '@shop/brands';
import { brands } from '@shop/brands/registry';
import { auroraSeed } from './aurora';
import { codaverseSeed } from './codaverse';
import { dragonfireSeed } from './dragonfire';
import { emberSeed } from './ember';
import { europaSeed } from './europa';
import { formosaSeed } from './formosa';
import { hanabiSeed } from './hanabi';
import { haneulSeed } from './haneul';
import { harbourSeed } from './harbour';
import { merlionSeed } from './merlion';
import { northstarSeed } from './northstar';
import { novaSeed } from './nova';
import { oasisSeed } from './oasis';
import { pixelforgeSeed } from './pixelforge';
import { type OwnSeed, seedOf } from './seed-of';
import type { SeedBrand } from './shape';
import { volgaSeed } from './volga';

/** In what the seed of a brand differs from what follows from its data. A brand needs none. */
const own: Readonly<Record<string, OwnSeed>> = {
  nova: novaSeed,
  merlion: merlionSeed,
  formosa: formosaSeed,
  haneul: haneulSeed,
  aurora: auroraSeed,
  codaverse: codaverseSeed,
  dragonfire: dragonfireSeed,
  ember: emberSeed,
  europa: europaSeed,
  hanabi: hanabiSeed,
  harbour: harbourSeed,
  northstar: northstarSeed,
  oasis: oasisSeed,
  pixelforge: pixelforgeSeed,
  volga: volgaSeed,
};

/** The place of a brand among the seeds: in the order of the list above, then the others. */
function placeOf({ key }: Brand): number {
  const index = Object.keys(own).indexOf(key);
  return index === -1 ? brands.length : index;
}

/** The seeds of all brands. */
export const seeds: readonly SeedBrand[] = [...brands]
  .sort((one, other) => placeOf(one) - placeOf(other))
  .map((brand) => seedOf(brand, own[brand.key]));
