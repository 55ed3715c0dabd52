import { formosaSeed } from './formosa';
import { haneulSeed } from './haneul';
import { merlionSeed } from './merlion';
import { novaSeed } from './nova';
import type { SeedBrand } from './shape';

/** What every brand starts with. A new brand is one file beside this one and one line here. */
export const seeds: readonly SeedBrand[] = [novaSeed, merlionSeed, formosaSeed, haneulSeed];
